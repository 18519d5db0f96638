import { setTimeout as pause } from "node:timers/promises";
import type { Trx } from "#platform/store/store.server.ts";
import { type AccountParts, readerOf, tellOwner, triesOf } from "./account-parts.server.ts";
import type { User } from "./auth-tables.server.ts";
import { demoAccount, isDemoEmail, isDemoPassword } from "./demo-account.server.ts";
import { verifyPassword } from "./hash-password.server.ts";
import { forgetTries, takeLoginTurn } from "./login-pause.server.ts";
import { newBrowserMail } from "./mails/account-mails.server.ts";
import { makeSessionToken, type TokenParts } from "./session-token.server.ts";
import { openSession } from "./user-sessions.server.ts";
import { addUser, findUser, findUserByEmail } from "./users.server.ts";

export interface SignInAttempt {
  email: string;
  password: string;
  /** In words of ours. */
  browser: string;
  /** The account knows the browser (known-browser.ts). */
  isKnown: boolean;
  /** The request comes from this very machine (platform/http/is-local-request.server.ts). */
  isLocal: boolean;
}

export type SignInOutcome =
  | { kind: "signed-in"; user: User; token: string }
  | { kind: "wrong" }
  | { kind: "later"; retryAfter: number };

/** Signs somebody in. The work is the same for an unknown address and a wrong password. */
export function createSignIn(parts: AccountParts, tokens: TokenParts) {
  const { store, now, onMail } = parts;

  return async function signIn(attempt: SignInAttempt): Promise<SignInOutcome> {
    const { email, password, isKnown } = attempt;
    // One row for all browsers that the account knows: having many of them gives nobody more tries.
    const key = { account: triesOf(email, parts), browser: isKnown ? "known" : "" } as const;
    const turn = await store.write((trx) => takeLoginTurn(trx, key, now()));
    if (turn.kind === "later") return turn;
    if (turn.wait > 0) await pause(turn.wait);

    const known = await findUserByEmail(store.read, email);
    const isRight = await verifyPassword(password, known?.password_hash);
    const isDemo = attempt.isLocal && isDemoEmail(email) && isDemoPassword(password);
    if (!isRight && !isDemo) return { kind: "wrong" };

    const opened = await store.write(async (trx) => {
      const at = now();
      const user = isDemo ? await demoUser(trx, at) : await stillThere(trx, known);
      if (!user) return undefined;
      await forgetTries(trx, key);
      if (user.notify_sign_in && user.last_sign_in_at !== null && !isKnown && !isDemo) {
        const mail = newBrowserMail(readerOf(user, parts), attempt.browser, at);
        await tellOwner(trx, user, mail, at);
      }
      const session = await openSession(trx, { userId: user.id, browser: attempt.browser }, at);
      return { user, session };
    });
    onMail();
    if (!opened) return { kind: "wrong" };
    const { user, session } = opened;
    return { kind: "signed-in", user, token: await makeSessionToken(user, session, tokens) };
  };
}

/** The row that the demo account's sessions hang on; made when it is first needed. */
async function demoUser(trx: Trx, at: number): Promise<User | undefined> {
  await addUser(trx, demoAccount, at);
  return findUser(trx, demoAccount.id);
}

/** Hashing takes a while: meanwhile the account may have been deleted or got another password. */
async function stillThere(trx: Trx, known: User | undefined): Promise<User | undefined> {
  const user = known && (await findUser(trx, known.id));
  return user?.password_hash === known?.password_hash ? user : undefined;
}
