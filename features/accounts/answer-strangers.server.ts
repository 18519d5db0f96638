import { setTimeout as pause } from "node:timers/promises";
import { toProblem } from "#platform/http/answer-errors.server.ts";
import type { RequestContext } from "#platform/http/context.server.ts";
import { languageOfRequest } from "#platform/http/preferred-language.server.ts";
import { Problem } from "#platform/http/problem.server.ts";
import { checkTexts, readCall } from "#platform/http/read-call.server.ts";
import type { Handlers } from "#platform/http/serve-calls.server.ts";
import { honeypotControl } from "#platform/submissions/honeypot-control.ts";
import { accountLimits } from "./account-limits.server.ts";
import type { AnswerParts } from "./answer-parts.server.ts";
import { authSchemas } from "./auth-schema.ts";
import { accountCalls } from "./calls.ts";
import { refuseCommon } from "./common-password.server.ts";
import { describeBrowser } from "./describe-browser.server.ts";
import { keepKnownBrowser, knownBrowserOf } from "./known-browser-cookie.server.ts";
import { leastAnswerTime } from "./password-work.server.ts";

type Own = Pick<
  typeof accountCalls,
  | "POST /api/login"
  | "POST /api/signup"
  | "POST /api/password/forgot"
  | "POST /api/password/reset"
  | "POST /api/email/confirm"
>;

/** What whoever is not signed in may ask of the accounts. */
export function strangersHandlers(parts: AnswerParts): Handlers<Own> {
  const { accounts, guard, limits, log } = parts;

  async function login(c: RequestContext) {
    const { body } = await readCall(c, accountCalls["POST /api/login"], guard);
    const isKnown = await accounts.isKnownBrowser(knownBrowserOf(c), body.email);
    // Browsers that the account knows are counted by themselves: a neighbour who guesses uses up nothing of theirs.
    const guesser = isKnown ? accounts.triesOf(body.email) : guard.limitKey(c);
    const reservation = await limits.take([accountLimits.login], guesser);
    try {
      const browser = describeBrowser(c.req.header("user-agent"));
      const attempt = { ...body, isKnown, browser, isLocal: parts.mayUseDemo(c) };
      const outcome = await atLeast(leastAnswerTime, () => accounts.signIn(attempt));
      if (outcome.kind === "later") {
        throw new Problem("limited", { retryAfter: outcome.retryAfter });
      }
      if (outcome.kind === "wrong") throw new Problem("wrong_credentials");
      await reservation.giveBack();
      // The browser's cookie is about to be replaced: what nobody can end any more ends now.
      const earlier = await parts.identity.recognize(c);
      if (earlier) await parts.identity.endSession(earlier);
      const { user, token } = outcome;
      guard.changeSession(c, token);
      // What an unconfirmed account's browsers keep would be worth something once its address is another's.
      if (user.email_confirmed_at !== null) keepKnownBrowser(c, accounts.rememberBrowser(user));
      return { ...(await accounts.show(user)), token };
    } catch (error) {
      const isWrong = error instanceof Problem && error.code === "wrong_credentials";
      if (!isWrong) await reservation.giveBack();
      throw error;
    }
  }

  return {
    // Every refusal carries `error.message` as well, as docs/specification.md has it.
    "POST /api/login": ({ c }) =>
      login(c).catch((error) => {
        const { code, message, details } = toProblem(error, c, log);
        throw new Problem(code, { ...details, error: { message } });
      }),

    // The same answer after the same work for a new and for a taken address; the mail differs.
    "POST /api/signup": async ({ c, body: { language: named, ...form }, tooFast }) => {
      refuseCommon({ password: form.password });
      const language = languageOfRequest(c, named);
      const spam = tooFast || (form[honeypotControl] ?? "") !== "";
      const askedBy = guard.limitKey(c);
      const reservation = await limits.take([accountLimits.signUp], askedBy);
      try {
        const isMailed = !spam && (await mayMail(form.email, parts));
        const signUp = { ...form, language, spam: !isMailed, askedBy };
        await atLeast(leastAnswerTime, () => accounts.signUp(signUp));
      } catch (error) {
        await reservation.giveBack();
        throw error;
      }
      return {};
    },

    "POST /api/password/forgot": async ({ c, body: { email } }) => {
      const askedBy = guard.limitKey(c);
      await limits.take([accountLimits.forgotPassword], askedBy);
      await atLeast(leastAnswerTime, () => accounts.forgotPassword(email, askedBy));
      return {};
    },

    "POST /api/password/reset": async ({ c, body: { token, password } }) => {
      refuseCommon({ password });
      const user = await accounts.resetPassword(token, password);
      if (!user) throw new Problem("gone");
      guard.changeSession(c, "");
      // Whoever reads the account's mail gets past whatever a stranger's guessing has caused.
      keepKnownBrowser(c, accounts.rememberBrowser(user));
      return {};
    },

    // Where more than one visitor signed up with the address, it needs `name` and `password` as well.
    "POST /api/email/confirm": async ({ body: { token, ...given } }) => {
      const fields = { name: given.name ?? "", password: given.password ?? "" };
      const isClaim = given.password !== undefined;
      const own = isClaim ? checkTexts(authSchemas.claim, { fields, errors: {} }) : undefined;
      if (own) refuseCommon({ password: own.password });
      const outcome = await accounts.confirmEmail(token, own);
      if (outcome === "expired") throw new Problem("gone");
      if (outcome === "claimed") {
        throw new Problem("invalid", { errors: { name: ["required"], password: ["required"] } });
      }
      return {};
    },
  };
}

/** The mails of a deleted account are gone, and with them their number: so sign-ups with an address count here, too. */
async function mayMail(email: string, { limits, sign }: AnswerParts): Promise<boolean> {
  try {
    await limits.take(
      [accountLimits.signUpMail],
      sign(`sign-up:${email.toLowerCase()}`).slice(0, 22),
    );
    return true;
  } catch (refused) {
    if (refused instanceof Problem && refused.code === "limited") return false;
    throw refused;
  }
}

/** Answers no sooner than after `ms`, so that the time tells nothing about the answer; errors too. */
async function atLeast<Result>(ms: number, work: () => Promise<Result>): Promise<Result> {
  const [result] = await Promise.allSettled([work(), pause(ms)]);
  if (result.status === "rejected") throw result.reason;
  return result.value;
}
