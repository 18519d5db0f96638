import type { Context } from "hono";
import { atLeast } from "#features/accounts/at-least.server.ts";
import { describeBrowser } from "#features/accounts/describe-browser.server.ts";
import {
  keepKnownBrowser,
  knownBrowserOf,
} from "#features/accounts/known-browser-cookie.server.ts";
import { showUser } from "#features/accounts/show-user.server.ts";
import { toProblem } from "#platform/http/answer-errors.server.ts";
import type { Env } from "#platform/http/context.server.ts";
import { Problem } from "#platform/http/problem.server.ts";
import { type AppParts, limitKey } from "./parts.ts";
import { receiveJson } from "./receive-json.ts";
import { mayUseDemo, recognize } from "./recognize.ts";

/** docs/specification.md, Constants: no answer about a password comes sooner, ms. */
export const loginDelay = 500;

/** Signs in. Every refusal carries `error.message` as well, as docs/specification.md has it. */
export function receiveLogin(parts: AppParts) {
  return async (c: Context<Env>): Promise<Response> => {
    try {
      return await login(c, parts);
    } catch (error) {
      const { code, message, details } = toProblem(error, c, parts.log);
      throw new Problem(code, { ...details, error: { message } });
    }
  };
}

async function login(c: Context<Env>, parts: AppParts): Promise<Response> {
  const { accounts } = parts.services;
  const { fields, errors } = await receiveJson(c, parts);
  if (Object.keys(errors).length > 0) throw new Problem("invalid", { errors });
  const { email = "", password = "" } = fields;

  const isKnown = await accounts.isKnownBrowser(knownBrowserOf(c), email);
  // Browsers that the account knows are counted by themselves: a neighbour who guesses uses up nothing of theirs.
  const guesser = isKnown ? accounts.triesOf(email) : limitKey(parts, c.get("visitor"));
  const place = await parts.limits.take(["login"], guesser);
  try {
    const attempt = {
      email,
      password,
      isKnown,
      browser: describeBrowser(c.req.header("user-agent")),
      isLocal: mayUseDemo(c, parts),
    };
    const outcome = await atLeast(loginDelay, () => accounts.signIn(attempt));
    if (outcome.kind === "later") {
      throw new Problem("limited", { retryAfter: outcome.retryAfter });
    }
    if (outcome.kind === "wrong") throw new Problem("wrong_credentials");
    await place.giveBack();
    await endEarlierSession(c, parts);
    parts.services.guard.changeSession(c, outcome.token);
    const { user, token } = outcome;
    // What an unconfirmed account's browsers keep would be worth something once its address is another's.
    if (user.email_confirmed_at !== null) keepKnownBrowser(c, accounts.rememberBrowser(user));
    return c.json({ ...showUser(user), token });
  } catch (error) {
    const isWrong = error instanceof Problem && error.code === "wrong_credentials";
    if (!isWrong) await place.giveBack();
    throw error;
  }
}

/** The browser's cookie is about to be replaced: what nobody can end any more ends now. */
async function endEarlierSession(c: Context<Env>, parts: AppParts): Promise<void> {
  const earlier = await recognize(c, parts);
  if (earlier) await parts.services.accounts.own.endSession(earlier.user, earlier.sessionId);
}
