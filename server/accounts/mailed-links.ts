import type { User } from "#features/auth/auth-tables.server.ts";
import { isDemoUser } from "#features/auth/demo-account.server.ts";
import { hashPassword } from "#features/auth/hash-password.server.ts";
import { forgetAllTries } from "#features/auth/login-pause.server.ts";
import {
  findLink,
  findUsedLink,
  makeLink,
  useLink,
  voidLinks,
} from "#features/auth/one-time-link.server.ts";
import { endSessions } from "#features/auth/user-sessions.server.ts";
import {
  changeUser,
  emailKey,
  findUser,
  findUserByEmail,
  moveUser,
} from "#features/auth/users.server.ts";
import { passwordChangedMail, resetMail } from "#features/mail/account-mails.server.ts";
import type { Trx } from "../database/store.ts";
import { type AccountParts, queueMailFor, readerOf, triesOf } from "./account-parts.ts";

/** What the links in our mails do, once their button is pressed. */
export function createMailedLinks(parts: AccountParts) {
  const { store, now, onMail } = parts;

  return {
    /** Mails a link to the account's owner; whether there is one, the caller does not learn. */
    async forgotPassword(email: string): Promise<void> {
      const user = await findUserByEmail(store.read, email);
      if (!user || isDemoUser(user)) return;
      await store.write(async (trx) => {
        const at = now();
        const link = { purpose: "reset", userId: user.id, email: user.email } as const;
        const token = await makeLink(trx.$pickTables<"one_time_link">(), link, at);
        await queueMailFor(trx, resetMail(readerOf(user, parts), token), at);
      });
      onMail();
    },

    /**
     * Sets a new password, ends every session, forgets every pause, and takes back what whoever had the old
     * password asked for. Gives the account's address; undefined: the link no longer works.
     */
    async resetPassword(token: string, password: string): Promise<string | undefined> {
      if (!(await findLink(store.read, token, "reset", now()))) return undefined;
      const passwordHash = await hashPassword(password);
      const email = await store.write(async (trx) => {
        const at = now();
        const link = await useLink(trx.$pickTables<"one_time_link">(), token, ["reset"], at);
        const user = link && (await findUser(trx.$pickTables<"user">(), link.user_id));
        if (!user || !isSame(user.email, link.email)) return undefined;
        await setPassword(trx, user, passwordHash);
        // Whoever reads the address's mail has proved that it is theirs.
        const confirmed = { email_confirmed_at: user.email_confirmed_at ?? at };
        await changeUser(trx.$pickTables<"user">(), user.id, confirmed);
        await endSessions(trx.$pickTables<"user" | "user_session">(), user.id);
        const account = triesOf(user.email, parts);
        await forgetAllTries(trx.$pickTables<"login_pause">(), account);
        await queueMailFor(trx, passwordChangedMail(readerOf(user, parts), at), at);
        return user.email;
      });
      onMail();
      return email;
    },

    /** The button behind the link of a sign-up or of a new address. A second press changes nothing and is no error. */
    confirmEmail(token: string): Promise<"confirmed" | "expired"> {
      return store.write(async (trx) => {
        const at = now();
        const links = trx.$pickTables<"one_time_link">();
        const users = trx.$pickTables<"user">();
        const link = await useLink(links, token, ["confirm", "change-email"], at);
        const known = link ?? (await findUsedLink(links, token));
        const user = known && (await findUser(users, known.user_id));
        if (!known || !user) return "expired";
        if (isSame(user.email, known.email)) {
          if (!link) return user.email_confirmed_at === null ? "expired" : "confirmed";
          await changeUser(users, user.id, { email_confirmed_at: user.email_confirmed_at ?? at });
          return "confirmed";
        }
        if (link?.purpose !== "change-email") return "expired";
        if (!isSame(user.pending_email ?? "", link.email)) return "expired";
        return (await moveUser(users, user.id, link.email, at)) ? "confirmed" : "expired";
      });
    },
  };
}

const isSame = (one: string, other: string) => emailKey(one) === emailKey(other);

/** What was asked for while the old password stood ends with it: links, and a move to another address. */
export async function setPassword(trx: Trx, user: User, passwordHash: string): Promise<void> {
  await changeUser(trx.$pickTables<"user">(), user.id, {
    password_hash: passwordHash,
    must_change_password: 0,
    pending_email: null,
  });
  await voidLinks(trx.$pickTables<"one_time_link">(), user.id, ["reset", "change-email"]);
}
