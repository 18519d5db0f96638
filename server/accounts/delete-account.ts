import type { User } from "#features/auth/auth-tables.server.ts";
import { forgetAllTries } from "#features/auth/login-pause.server.ts";
import { removeUser } from "#features/auth/users.server.ts";
import { removeMailsAbout } from "#features/mail/remove-mails.server.ts";
import type { Trx } from "../database/store.ts";
import { type AccountParts, triesOf } from "./account-parts.ts";

/** Deletes an account and everything that hangs on it: sessions, links, mails, tries to sign in. */
export async function deleteAccount(
  trx: Trx,
  { id, email }: Pick<User, "id" | "email">,
  parts: Pick<AccountParts, "sign">,
): Promise<void> {
  await removeUser(trx.$pickTables<"user">(), id);
  await removeMailsAbout(trx.$pickTables<"mail" | "mail_attempt">(), id);
  await forgetAllTries(trx.$pickTables<"login_pause">(), triesOf(email, parts));
}
