import type { Trx } from "#platform/store/store.server.ts";
import { type AccountParts, triesOf } from "./account-parts.server.ts";
import type { User } from "./auth-tables.server.ts";
import { forgetAllTries } from "./login-pause.server.ts";
import { voidLinks } from "./one-time-link.server.ts";
import { endSessions } from "./user-sessions.server.ts";
import { changeUser, makeBrowserKey } from "./users.server.ts";

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

/** Gives an account to whoever has just shown that the address is theirs: nothing of anybody else works any more. */
export async function handOver(
  trx: Trx,
  user: User,
  own: { passwordHash: string; firstName?: string; lastName?: string },
  at: number,
  parts: Pick<AccountParts, "sign">,
): Promise<User> {
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
