import { randomInt } from "node:crypto";
import type { Administrator } from "#platform/audit/audit-log.server.ts";
import { audit } from "#platform/audit/keep-record.server.ts";
import { defaultLanguage } from "#platform/language/languages.ts";
import { addressesOf, withoutName } from "#platform/rules/mail-addresses.ts";
import type { Role } from "#platform/session/roles.ts";
import type { Db, Store, Trx } from "#platform/store/store.server.ts";
import type { User } from "./auth-tables.server.ts";
import { demoAccount } from "./demo-account.server.ts";
import { beginAnew, setPassword } from "./hand-over.server.ts";
import { hashPassword } from "./hash-password.server.ts";
import { type Access, namesOf, setAccess } from "./people/set-access.server.ts";
import { endSessions } from "./user-sessions.server.ts";
import { addUser, changeUser, findUserByEmail, hasUsers, removeUser } from "./users.server.ts";

/** A password that is shown once and must be changed at the first sign-in. */
export interface NewColleague {
  email: string;
  password: string;
}

/**
 * Makes a colleague who may do this and no more. Whoever had the address before, confirmed or not, loses it: the old
 * password and all sessions end, and nothing is left of whoever never showed that it is theirs, since it is the operator's
 * word that counts and not that of whoever signed up with it.
 * @throws Problem `last_administrator`
 */
export async function makeColleague(
  store: Store,
  email: string,
  access: Access,
  now: number,
): Promise<NewColleague> {
  const password = makeOneTimePassword();
  const passwordHash = await hashPassword(password);
  await store.write(async (trx) => {
    const user = await putColleague(trx, { email, passwordHash, access }, now);
    const details = { roles: namesOf(access) };
    const record = {
      action: "people.invite",
      subjectId: user.id,
      subject: email,
      details,
    } as const;
    await audit(trx, operator, record, now);
  });
  return { email, password };
}

/** Whoever types commands on the machine itself, as the log names them. */
export const operator: Administrator = { id: "", name: "npm run admin" };

/** Who may do everything. */
const everything: Access = { isAdmin: true, roles: [] };

async function putColleague(
  trx: Trx,
  { email, passwordHash, access }: { email: string; passwordHash: string; access: Access },
  now: number,
): Promise<User> {
  const first = { role: "Customer", mustChangePassword: true, confirmed: true } as const;
  const language = defaultLanguage.code;
  const name = { firstName: access.isAdmin ? "Administrator" : "", lastName: "" };
  const added = await addUser(trx, { email, passwordHash, language, ...name, ...first }, now);
  const user = added ?? (await findUserByEmail(trx, email));
  if (!user) throw new Error(`${email} can be neither found nor added`);
  const isAnew = !added && (await beginAnew(trx, user)) !== undefined;
  await setAccess(trx, user, access, now);
  if (added) return user;
  await setPassword(trx, user, passwordHash);
  await endSessions(trx, user.id);
  await changeUser(trx, user.id, {
    must_change_password: 1,
    email_confirmed_at: user.email_confirmed_at ?? now,
    ...(isAnew && { first_name: name.firstName, last_name: name.lastName }),
  });
  return user;
}

/** The row of `setting` that one process gets to write. */
const firstAdministrator = "first_administrator";

/**
 * The first start on an empty database makes the first administrator; of several processes one does. Undefined on
 * every later start, and on a loopback address, where the demo account is enough.
 */
export async function makeFirstAdministrator(
  store: Store,
  { loopback, email }: { loopback: boolean; email: string },
  now: number,
): Promise<NewColleague | undefined> {
  if (loopback) return undefined;
  // A database that was tried out on one's own machine may hold its row.
  await store.write((trx) => removeUser(trx, demoAccount.id));
  if (await hasUsers(store.read)) return undefined;
  const password = makeOneTimePassword();
  const passwordHash = await hashPassword(password);
  const isFirst = await store.write(async (trx) => {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto("setting")
      .values({ name: firstAdministrator, value: String(now) })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (!numInsertedOrUpdatedRows) return false;
    await putColleague(trx, { email, passwordHash, access: everything }, now);
    return true;
  });
  return isFirst ? { email, password } : undefined;
}

/** Where the first administrator is reached: MAIL_TO's first address, else `admin@` the site's host. */
export function firstAdministratorEmail(mailTo: string | undefined, origin: string): string {
  const [first = ""] = addressesOf(mailTo ?? "");
  return withoutName(first) || `admin@${new URL(origin).hostname}`;
}

/**
 * Administrators and whoever holds one of these roles, by name; the address stands in for a name that is missing.
 */
export async function listColleagues(db: Db, wanted: readonly Role[]): Promise<Administrator[]> {
  const holders = db.selectFrom("user_role").select("user_id").where("role", "in", wanted);
  const users = await db
    .selectFrom("user")
    .select(["id", "email", "first_name", "last_name"])
    .where((eb) => eb.or([eb("role", "=", "Admin"), eb("id", "in", holders)]))
    .orderBy("created_at")
    .execute();
  return users.map(({ id, email, first_name, last_name }) => ({
    id,
    name: `${first_name} ${last_name}`.trim() || email,
  }));
}

/** Without the letters and digits that people take for one another. */
const letters = "abcdefghjkmnpqrstuvwxyz23456789";

/** A password to be read off a screen and typed once: four groups of five, 99 random bits. */
function makeOneTimePassword(): string {
  const group = () => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join("");
  return Array.from({ length: 4 }, group).join("-");
}
