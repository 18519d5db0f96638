import type { Ports } from "#platform/feature.server.ts";
import type { SignedIn } from "#platform/http/context.server.ts";
import type { Trx } from "#platform/store/store.server.ts";
import { type AccountParts, triesOf } from "./account-parts.server.ts";
import type { User } from "./auth-tables.server.ts";
import type { Notifications } from "./calls.ts";
import { createConfirmEmail } from "./confirm-email.server.ts";
import { deleteAccount } from "./delete-account.server.ts";
import { isDemoUser } from "./demo-account.server.ts";
import { createForgottenPassword } from "./forgotten-password.server.ts";
import { isKnownBrowser, makeKnownBrowser } from "./known-browser.server.ts";
import { forgetOldTries } from "./login-pause.server.ts";
import { createOwnAccount } from "./own-account.server.ts";
import { readSessionToken } from "./session-token.server.ts";
import { showUser } from "./show-user.server.ts";
import { createSignIn } from "./sign-in.server.ts";
import { createSignUp } from "./sign-up.server.ts";
import { findForgottenAccounts } from "./unconfirmed-accounts.server.ts";
import { rolesOf } from "./user-roles.server.ts";
import { findSession, isStale, noteSeen } from "./user-sessions.server.ts";
import { findUserByEmail } from "./users.server.ts";

export type Accounts = ReturnType<typeof createAccounts>;

/** Everything that the server does with accounts. */
export function createAccounts(parts: AccountParts, newsletter: Ports["newsletter"] | undefined) {
  const { store, sign, origin, now } = parts;
  // A key of its own: what signs tokens signs nothing else.
  const tokens = { key: Buffer.from(sign("session token key"), "base64url"), origin };

  /** A row as pages know it. */
  const show = async (user: User) => showUser(user, await rolesOf(store.read, user.id));

  return {
    signIn: createSignIn(parts, tokens),
    signUp: createSignUp(parts),
    ...createForgottenPassword(parts),
    confirmEmail: createConfirmEmail(parts),
    own: createOwnAccount(parts, tokens),
    newsMails: createNewsMails(newsletter),

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
        await store.write((trx) => noteSeen(trx, session.id, at)).catch(() => {});
      }
      return { user: await show(user), sessionId: session.id };
    },

    show,

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
      await store.write((trx) => forgetExpired(trx, now()));
      // Looked for once more in the transaction: none is removed in which somebody has just signed in.
      if ((await findForgottenAccounts(store.read, now())).length === 0) return;
      await store.write(async (trx) => {
        const forgotten = await findForgottenAccounts(trx, now());
        for (const user of forgotten) await deleteAccount(trx, user, parts);
      });
    },
  };
}

/** A used link is remembered for a while, so that its button can be pressed twice; ms. */
const keepLinksFor = 30 * 24 * 60 * 60 * 1000;

/** Removes sessions, links and tries that nothing depends on any more. */
async function forgetExpired(trx: Trx, now: number): Promise<void> {
  await trx.deleteFrom("user_session").where("expires_at", "<=", now).execute();
  await trx
    .deleteFrom("one_time_link")
    .where("expires_at", "<", now - keepLinksFor)
    .execute();
  await forgetOldTries(trx, now);
}

/** The account's window on the e-mail list: one list, one proof of consent, whichever page somebody joins on. */
const createNewsMails = (list: Ports["newsletter"] | undefined) => ({
  /**
   * `unconfirmed`: as long as nobody has shown that the address is theirs, the account neither tells nor changes
   * anything about it.
   */
  async read({ email, email_confirmed_at }: User): Promise<Notifications["news"]> {
    if (!list) return null;
    return email_confirmed_at === null ? "unconfirmed" : list.stateOf(email);
  },

  /** In the transaction of what the account changes besides, so that neither is done without the other. */
  async change(trx: Trx, { id, email, language }: User, wanted: "join" | "leave"): Promise<void> {
    if (wanted === "leave") return list?.leave(trx, email);
    return list?.join(trx, { email, language, askedBy: id });
  },
});
