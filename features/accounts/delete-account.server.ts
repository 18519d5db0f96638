import { removeMailsAbout } from "#platform/outbox/remove-mails.server.ts";
import type { Trx } from "#platform/store/store.server.ts";
import { type AccountParts, triesOf } from "./account-parts.server.ts";
import type { User } from "./auth-tables.server.ts";
import { forgetAllTries } from "./login-pause.server.ts";
import { removeUser } from "./users.server.ts";

/** Deletes an account and everything that hangs on it: sessions, links, mails, tries to sign in. */
export async function deleteAccount(
  trx: Trx,
  { id, email }: Pick<User, "id" | "email">,
  parts: Pick<AccountParts, "sign">,
): Promise<void> {
  await removeUser(trx, id);
  await removeMailsAbout(trx, id);
  await forgetAllTries(trx, triesOf(email, parts));
}
