import type { User } from "#features/auth/auth-tables.server.ts";
import { isDemoUser } from "#features/auth/demo-account.server.ts";
import { forgetExpired } from "#features/auth/forget-expired.server.ts";
import { readSessionToken } from "#features/auth/session-token.server.ts";
import { findForgottenAccounts } from "#features/auth/unconfirmed-accounts.server.ts";
import { findSession, isStale, noteSeen } from "#features/auth/user-sessions.server.ts";
import { findUserByEmail } from "#features/auth/users.server.ts";
import type { LeadServices } from "../lead-services.ts";
import { forgetWhoAsked } from "../mail-limits.ts";
import { type AccountParts, triesOf } from "./account-parts.ts";
import { createConfirmEmail } from "./confirm-email.ts";
import { deleteAccount } from "./delete-account.ts";
import { createForgottenPassword } from "./forgotten-password.ts";
import { isKnownBrowser, makeKnownBrowser } from "./known-browser.ts";
import { createNewsMails } from "./news-mails.ts";
import { createOwnAccount } from "./own-account.ts";
import { createSignIn } from "./sign-in.ts";
import { createSignUp } from "./sign-up.ts";

/** Somebody whose token was checked against the store just now. */
export interface SignedIn {
  user: User;
  sessionId: string;
}

/** Everything that the server does with accounts. */
export function createAccounts(parts: AccountParts, leads: Pick<LeadServices, "captureEmail">) {
  const { store, sign, origin, now } = parts;
  // A key of its own: what signs tokens signs nothing else.
  const tokens = { key: Buffer.from(sign("session token key"), "base64url"), origin };

  return {
    signIn: createSignIn(parts, tokens),
    signUp: createSignUp(parts),
    ...createForgottenPassword(parts),
    confirmEmail: createConfirmEmail(parts),
    own: createOwnAccount(parts, tokens),
    newsMails: createNewsMails(parts, leads),

    /**
     * Who shows this token; undefined for one that is not ours, has expired or was ended. The demo account counts
     * only for requests from this very machine.
     */
    async recognize(token: string, isLocal: boolean): Promise<SignedIn | undefined> {
      const at = now();
      const named = await readSessionToken(token, at, tokens);
      const found = named && (await findSession(store.read, named, at));
      if (!found || (isDemoUser(found.user) && !isLocal)) return undefined;
      const { user, session } = found;
      if (isStale(session, at)) {
        // Told for the person's convenience: a store that cannot write now is no reason to refuse a reading call.
        await store
          .write((trx) => noteSeen(trx.$pickTables<"user" | "user_session">(), session.id, at))
          .catch(() => {});
      }
      return { user, sessionId: session.id };
    },

    /** Whether the account of an address knows a browser by what it keeps. */
    isKnownBrowser: async (cookie: string | undefined, email: string) =>
      cookie !== undefined &&
      isKnownBrowser(cookie, await findUserByEmail(store.read, email), sign),
    /** What a browser keeps, so that the account knows it from now on. */
    rememberBrowser: (user: User) => makeKnownBrowser(user, sign),
    /** Under what name the tries for an address are counted. */
    triesOf: (email: string) => triesOf(email, parts),

    /** Removes what nothing depends on any more; for a call every now and then. */
    async forgetExpired(): Promise<void> {
      await store.write(async (trx) => {
        const at = now();
        await forgetExpired(
          trx.$pickTables<"user_session" | "one_time_link" | "login_pause">(),
          at,
        );
        await forgetWhoAsked(trx.$pickTables<"mail" | "mail_attempt">(), at);
      });
      // Looked for once more in the transaction: none is removed in which somebody has just signed in.
      if ((await findForgottenAccounts(store.read, now())).length === 0) return;
      await store.write(async (trx) => {
        const forgotten = await findForgottenAccounts(trx.$pickTables<"user">(), now());
        for (const user of forgotten) await deleteAccount(trx, user, parts);
      });
    },
  };
}
