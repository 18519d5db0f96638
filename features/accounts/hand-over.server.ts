import { removeMailsAbout } from "#platform/outbox/remove-mails.server.ts";
import type { Trx } from "#platform/store/store.server.ts";
import { type AccountParts, triesOf } from "./account-parts.server.ts";
import type { User } from "./auth-tables.server.ts";
import { forgetAllTries } from "./login-pause.server.ts";
import { voidLinks } from "./one-time-link.server.ts";
import { rolesOf } from "./user-roles.server.ts";
import { endSessions } from "./user-sessions.server.ts";
import { changeUser, isUnowned, makeBrowserKey, removeUser } from "./users.server.ts";

/**
 * What began while the old password stood ends with it: links, a move to another address, and what browsers keep.
 */
export async function setPassword(trx: Trx, user: User, passwordHash: string): Promise<User> {
  const changed = await changeUser(trx, user.id, {
    password_hash: passwordHash,
    must_change_password: 0,
    pending_email: null,
    browser_key: makeBrowserKey(),
  });
  await voidLinks(trx, user.id, ["reset", "change-email", "invite"]);
  return changed ?? user;
}

/**
 * Gives an account to whoever has just shown that the address is theirs: nothing of anybody else works any more, and
 * where nobody had shown it before, nothing of anybody else is left.
 */
export async function handOver(
  trx: Trx,
  known: User,
  own: { passwordHash: string; firstName?: string; lastName?: string },
  at: number,
  parts: Pick<AccountParts, "sign">,
): Promise<User> {
  const user = (await beginAnew(trx, known, parts)) ?? known;
  await setPassword(trx, user, own.passwordHash);
  await voidLinks(trx, user.id, ["confirm"]);
  await endSessions(trx, user.id);
  await forgetAllTries(trx, triesOf(user.email, parts));
  const owned = await changeUser(trx, user.id, {
    email_confirmed_at: user.email_confirmed_at ?? at,
    claimed_at: null,
    first_name: own.firstName ?? user.first_name,
    last_name: own.lastName ?? user.last_name,
  });
  return owned ?? user;
}

/** Nobody has shown that the address is theirs, and the company has invited nobody there. */
export const isNobodys = async (trx: Trx, user: User): Promise<boolean> =>
  isUnowned(user) && (await rolesOf(trx, user.id)).length === 0;

/**
 * An account whose address nobody has shown to be theirs is emptied: a stranger may have put a billing address or wishes
 * into it. Orders stay: with this address they are its owner's as soon as it is confirmed, with another one nobody's.
 * @param parts absent: the tries to sign in with the address stay, which an hour forgets
 * @returns undefined where there is an owner already, or where the company has given it roles
 */
export async function beginAnew(
  trx: Trx,
  user: User,
  parts?: Pick<AccountParts, "sign">,
): Promise<User | undefined> {
  if (!(await isNobodys(trx, user))) return undefined;
  // Whoever presses a button twice is told the same.
  const used = await trx
    .selectFrom("one_time_link")
    .selectAll()
    .where("user_id", "=", user.id)
    .where("used_at", "is not", null)
    .execute();
  await removeUser(trx, user.id);
  await removeMailsAbout(trx, user.id);
  if (parts) await forgetAllTries(trx, triesOf(user.email, parts));
  await trx.insertInto("user").values(user).execute();
  if (used.length > 0) await trx.insertInto("one_time_link").values(used).execute();
  return user;
}
