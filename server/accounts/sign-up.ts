import type { User } from "#features/auth/auth-tables.server.ts";
import { isDemoEmail } from "#features/auth/demo-account.server.ts";
import { hashPassword } from "#features/auth/hash-password.server.ts";
import { makeLink } from "#features/auth/one-time-link.server.ts";
import { splitName } from "#features/auth/split-name.ts";
import { addUser, findUserByEmail } from "#features/auth/users.server.ts";
import type { LanguageCode } from "#features/i18n/languages.ts";
import { accountExistsMail, signUpMail } from "#features/mail/account-mails.server.ts";
import type { Trx } from "../database/store.ts";
import { type AccountParts, queueMailFor, readerOf } from "./account-parts.ts";

export interface SignUp {
  name: string;
  email: string;
  password: string;
  language: LanguageCode;
  /** Filled in by a machine, as it seems: the account is made, and no stranger gets a mail for it. */
  spam: boolean;
}

/** Makes an account, or tells the owner of the address by mail that there is one; the caller learns neither. */
export function createSignUp(parts: AccountParts) {
  const { store, now, onMail } = parts;

  return async function signUp({ name, email, password, language, spam }: SignUp): Promise<void> {
    const passwordHash = await hashPassword(password);
    await store.write(async (trx) => {
      const at = now();
      const users = trx.$pickTables<"user">();
      const user = isDemoEmail(email)
        ? undefined
        : await addUser(
            users,
            { ...splitName(name), email, passwordHash, language, role: "Customer" },
            at,
          );
      if (spam) return;
      if (user) return sendConfirmation(trx, user, at, parts);
      const owner = await findUserByEmail(users, email);
      if (owner) await queueMailFor(trx, accountExistsMail(readerOf(owner, parts)), at);
    });
    onMail();
  };
}

/** The mail that asks whether the address is the person's own. */
export async function sendConfirmation(
  trx: Trx,
  user: User,
  at: number,
  parts: Pick<AccountParts, "origin">,
): Promise<void> {
  const link = { purpose: "confirm", userId: user.id, email: user.email } as const;
  const token = await makeLink(trx.$pickTables<"one_time_link">(), link, at);
  await queueMailFor(trx, signUpMail(readerOf(user, parts), token), at);
}
