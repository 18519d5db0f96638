import type { Administrator } from "#platform/audit/audit-log.server.ts";
import { defaultLanguage } from "#platform/language/languages.ts";
import type { Role } from "#platform/session/roles.ts";
import type { Db, Store, Trx } from "#platform/store/store.server.ts";
import { demoAccount } from "./demo-account.server.ts";
import { setPassword } from "./hand-over.server.ts";
import { hashPassword } from "./hash-password.server.ts";
import { makeOneTimePassword } from "./one-time-password.server.ts";
import { endSessions } from "./user-sessions.server.ts";
import { addUser, changeUser, findUserByEmail, hasUsers, removeUser } from "./users.server.ts";

/** A password that is shown once and must be changed at the first sign-in. */
export interface NewAdministrator {
  email: string;
  password: string;
}

/**
 * Makes an administrator. Whoever had the address before, confirmed or not, loses it: the old password and all
 * sessions end, since it is the operator's word that counts and not that of whoever signed up with it.
 */
export async function makeAdministrator(
  store: Store,
  email: string,
  now: number,
): Promise<NewAdministrator> {
  const password = makeOneTimePassword();
  const passwordHash = await hashPassword(password);
  await store.write((trx) => putAdministrator(trx, { email, passwordHash }, now));
  return { email, password };
}

async function putAdministrator(
  trx: Trx,
  { email, passwordHash }: { email: string; passwordHash: string },
  now: number,
): Promise<void> {
  const role = { role: "Admin", mustChangePassword: true, confirmed: true } as const;
  const language = defaultLanguage.code;
  const name = { firstName: "Administrator", lastName: "" };
  const added = await addUser(trx, { email, passwordHash, language, ...name, ...role }, now);
  if (added) return;
  const known = await findUserByEmail(trx, email);
  if (!known) return;
  await setPassword(trx, known, passwordHash);
  await endSessions(trx, known.id);
  await changeUser(trx, known.id, {
    role: "Admin",
    must_change_password: 1,
    email_confirmed_at: known.email_confirmed_at ?? now,
  });
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
): Promise<NewAdministrator | undefined> {
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
    await putAdministrator(trx, { email, passwordHash }, now);
    return true;
  });
  return isFirst ? { email, password } : undefined;
}

/** Where the first administrator is reached: MAIL_TO's first address, else `admin@` the site's host. */
export function firstAdministratorEmail(mailTo: string | undefined, origin: string): string {
  const [, named] = /([^\s<>,;"]+@[^\s<>,;"]+)/.exec(mailTo ?? "") ?? [];
  return named ?? `admin@${new URL(origin).hostname}`;
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
