import type { User } from "#features/auth/auth-tables.server.ts";
import { isDemoEmail } from "#features/auth/demo-account.server.ts";
import { hashPassword, verifyPassword } from "#features/auth/hash-password.server.ts";
import { makeLink, voidLinks } from "#features/auth/one-time-link.server.ts";
import { tidyName } from "#features/auth/split-name.ts";
import { endSession, endSessions, listSessions } from "#features/auth/user-sessions.server.ts";
import { changeUser, emailKey, findUser, findUserByEmail } from "#features/auth/users.server.ts";
import type { LanguageCode } from "#features/i18n/languages.ts";
import {
  accountExistsMail,
  emailNoticeMail,
  newEmailMail,
  passwordChangedMail,
} from "#features/mail/account-mails.server.ts";
import { type AccountParts, queueMailFor, readerOf } from "./account-parts.ts";
import { deleteAccount } from "./delete-account.ts";
import { setPassword } from "./mailed-links.ts";
import { sendConfirmation } from "./sign-up.ts";

export interface Profile {
  firstName: string;
  lastName: string;
  language: LanguageCode;
}

/** What a signed-in person does with the own account. Whoever is asked for the password has given it before. */
export function createOwnAccount(parts: AccountParts) {
  const { store, now, onMail } = parts;

  return {
    isPasswordOf: (user: User, password: string) => verifyPassword(password, user.password_hash),

    changeProfile: (user: User, { firstName, lastName, language }: Profile) =>
      store.write((trx) =>
        changeUser(trx.$pickTables<"user">(), user.id, {
          first_name: tidyName(firstName),
          last_name: tidyName(lastName),
          language,
        }),
      ),

    /**
     * Begins a move to another address: it counts once it is confirmed. The old one is told. Whether the new one
     * belongs to an account, only its owner learns. The own address takes a move back.
     */
    async changeEmail(user: User, email: string): Promise<void> {
      await store.write(async (trx) => {
        const at = now();
        const users = trx.$pickTables<"user">();
        const links = trx.$pickTables<"one_time_link">();
        await voidLinks(links, user.id, ["change-email"]);
        const stays = emailKey(email) === user.email_key;
        await changeUser(users, user.id, { pending_email: stays ? null : email });
        if (stays) return;
        const owner = await findUserByEmail(users, email);
        if (owner) await queueMailFor(trx, accountExistsMail(readerOf(owner, parts)), at);
        else if (!isDemoEmail(email)) {
          const link = { purpose: "change-email", userId: user.id, email } as const;
          const token = await makeLink(links, link, at);
          await queueMailFor(trx, newEmailMail({ ...readerOf(user, parts), email }, token), at);
        }
        await queueMailFor(trx, emailNoticeMail(readerOf(user, parts), at), at);
      });
      onMail();
    },

    async askToConfirm(user: User): Promise<void> {
      await store.write((trx) => sendConfirmation(trx, user, now(), parts));
      onMail();
    },

    /** Ends every other session. */
    async changePassword(user: User, password: string, sessionId: string): Promise<void> {
      const passwordHash = await hashPassword(password);
      await store.write(async (trx) => {
        const at = now();
        await setPassword(trx, user, passwordHash);
        await endSessions(trx.$pickTables<"user" | "user_session">(), user.id, sessionId);
        await queueMailFor(trx, passwordChangedMail(readerOf(user, parts), at), at);
      });
      onMail();
    },

    listSessions: (user: User) => listSessions(store.read, user.id, now()),

    endSession: (user: User, sessionId: string) =>
      store.write((trx) =>
        endSession(trx.$pickTables<"user" | "user_session">(), user.id, sessionId),
      ),

    endOtherSessions: (user: User, sessionId: string) =>
      store.write((trx) =>
        endSessions(trx.$pickTables<"user" | "user_session">(), user.id, sessionId),
      ),

    setSignInMails: (user: User, wanted: boolean) =>
      store.write((trx) =>
        changeUser(trx.$pickTables<"user">(), user.id, { notify_sign_in: wanted ? 1 : 0 }),
      ),

    /** Deletes everything that hangs on the account, its mails too. */
    deleteAccount: (user: User) =>
      store.write(async (trx) => {
        const current = await findUser(trx.$pickTables<"user">(), user.id);
        if (current) await deleteAccount(trx, current, parts);
      }),
  };
}
