import type { InferOutput } from "valibot";
import type { SignedIn } from "#platform/http/context.server.ts";
import { Problem } from "#platform/http/problem.server.ts";
import { mailTurn } from "#platform/outbox/mail-limits.server.ts";
import { queueMail } from "#platform/outbox/queue-mail.server.ts";
import type { Trx } from "#platform/store/store.server.ts";
import { type AccountParts, readerOf, tellOwner } from "./account-parts.server.ts";
import type { authSchemas } from "./auth-schema.ts";
import type { User } from "./auth-tables.server.ts";
import { deleteAccount } from "./delete-account.server.ts";
import { isDemoEmail } from "./demo-account.server.ts";
import { setPassword } from "./hand-over.server.ts";
import { hashPassword, verifyPassword } from "./hash-password.server.ts";
import {
  emailNoticeMail,
  newEmailMail,
  passwordChangedMail,
} from "./mails/account-mails.server.ts";
import { accountMailKinds } from "./mails/mail-kinds.ts";
import { makeLink } from "./one-time-link.server.ts";
import { keepOneAdministrator } from "./people/set-access.server.ts";
import { makeSessionToken, type TokenParts } from "./session-token.server.ts";
import { sendConfirmation, tellOfAccount } from "./sign-up.server.ts";
import { tidyName } from "./split-name.ts";
import { endSession, endSessions, listSessions, openSession } from "./user-sessions.server.ts";
import { changeUser, emailKey, findUser, findUserByEmail, makeBrowserKey } from "./users.server.ts";

/** What another feature changes with the account, in its transaction. */
type Besides = (trx: Trx, user: User) => Promise<void>;

export type Profile = InferOutput<(typeof authSchemas)["profile"]>;

/** The account after a change, and the token of the session that follows. */
interface Renewed {
  user: User;
  token: string;
}

/** What a signed-in person does with the own account. Whoever is asked for the password has given it before. */
export function createOwnAccount(parts: AccountParts, tokens: TokenParts) {
  const { store, now, onMail } = parts;

  return {
    /** Undefined when the account has been deleted. */
    find: (id: string) => findUser(store.read, id),

    isPasswordOf: (user: User, password: string) => verifyPassword(password, user.password_hash),

    changeProfile: (user: { id: string }, { firstName, lastName, language }: Profile) =>
      store.write((trx) =>
        changeUser(trx, user.id, {
          first_name: tidyName(firstName),
          last_name: tidyName(lastName),
          language,
        }),
      ),

    /**
     * Begins a move to another address: it counts once it is confirmed. The old one is told. Whether the new one
     * belongs to an account, only its owner learns. The own address takes a move back. A link that was mailed works
     * while the account waits for its address.
     */
    async changeEmail(user: User, email: string): Promise<void> {
      await store.write(async (trx) => {
        await stillOwn(trx, user);
        const at = now();
        const stays = emailKey(email) === user.email_key;
        await changeUser(trx, user.id, { pending_email: stays ? null : email });
        if (stays) return;
        const owner = await findUserByEmail(trx, email);
        if (owner && owner.email_confirmed_at !== null) {
          await tellOfAccount(trx, owner, user.id, at, parts);
        } else if (!isDemoEmail(email)) {
          const asked = { kind: accountMailKinds.newEmail, recipient: email, askedBy: user.id };
          const turn = await mailTurn(trx, asked, at);
          if (turn.isOver) {
            const link = { purpose: "change-email", userId: user.id, email } as const;
            const { token } = await makeLink(trx, link, at, turn.nextPause);
            const mail = newEmailMail({ ...readerOf(user, parts), email }, token);
            await queueMail(trx, { ...mail, askedBy: user.id }, at);
          }
        }
        await tellOwner(trx, user, emailNoticeMail(readerOf(user, parts), at), at);
      });
      onMail();
    },

    async askToConfirm(user: User, askedBy: string): Promise<void> {
      await store.write((trx) => sendConfirmation(trx, user, { askedBy }, now(), parts));
      onMail();
    },

    /** Ends every session and opens another one for the browser that asks, whose cookie may have been copied. */
    async changePassword(user: User, password: string, browser: string): Promise<Renewed> {
      const passwordHash = await hashPassword(password);
      const { changed, session } = await store.write(async (trx) => {
        await stillOwn(trx, user);
        const at = now();
        const changed = await setPassword(trx, user, passwordHash);
        await endSessions(trx, user.id);
        const session = await openSession(trx, { userId: user.id, browser }, at);
        await tellOwner(trx, user, passwordChangedMail(readerOf(user, parts), at), at);
        return { changed, session };
      });
      onMail();
      return { user: changed, token: await makeSessionToken(changed, session, tokens) };
    },

    listSessions: (user: { id: string }) => listSessions(store.read, user.id, now()),

    endSession: ({ user, sessionId }: SignedIn) =>
      store.write((trx) => endSession(trx, user.id, sessionId)),

    /** Ends the sessions of other browsers, one or all, and lets the account know none of them any more. */
    endElsewhere: (user: { id: string }, which: { only: string } | { but: string }) =>
      store.write(async (trx): Promise<User | undefined> => {
        if ("but" in which) await endSessions(trx, user.id, which.but);
        else if (!(await endSession(trx, user.id, which.only))) return undefined;
        const browser_key = makeBrowserKey();
        return changeUser(trx, user.id, { browser_key });
      }),

    /** Undefined when the account has been deleted. */
    async setSignInMails(user: User, wanted: boolean, besides: Besides): Promise<User | undefined> {
      const changed = await store.write(async (trx) => {
        const changed = await changeUser(trx, user.id, { notify_sign_in: wanted ? 1 : 0 });
        if (changed) await besides(trx, changed);
        return changed;
      });
      onMail();
      return changed;
    },

    /**
     * Deletes everything that hangs on the account, its mails too.
     * @throws Problem `last_administrator` where nobody would be left who may do everything
     */
    deleteAccount: (user: User, besides: Besides) =>
      store.write(async (trx) => {
        const current = await stillOwn(trx, user);
        if (current.role === "Admin") await keepOneAdministrator(trx, current.id);
        await deleteAccount(trx, current, parts);
        await besides(trx, current);
      }),
  };
}

/**
 * The account as it is in this transaction. Hashing takes a while: meanwhile its owner may have taken it back with a new
 * password, which ends what somebody with the old one has begun. @throws Problem `unauthorised`
 */
async function stillOwn(trx: Trx, user: User): Promise<User> {
  const current = await findUser(trx, user.id);
  if (current?.password_hash !== user.password_hash) throw new Problem("unauthorised");
  return current;
}
