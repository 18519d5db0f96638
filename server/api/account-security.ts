import type { Context } from "hono";
import { authSchemas } from "#features/accounts/auth-schema.ts";
import type { User } from "#features/accounts/auth-tables.server.ts";
import { describeBrowser } from "#features/accounts/describe-browser.server.ts";
import {
  forgetKnownBrowser,
  keepKnownBrowser,
} from "#features/accounts/known-browser-cookie.server.ts";
import type { Env } from "#platform/http/context.server.ts";
import { Problem } from "#platform/http/problem.server.ts";
import { checkTexts } from "#platform/http/read-call.server.ts";
import { admitReading, confirmPassword } from "./own-account-calls.ts";
import type { AppParts } from "./parts.ts";
import { admitCall, receiveJson } from "./receive-json.ts";
import { signedInOf } from "./recognize.ts";
import { refuseCommon } from "./signup.ts";

/** What a session can be called: PostgreSQL fails on a NUL instead of not finding it. */
const sessionIdShape = /^[\w-]{1,64}$/;

/** Password and sessions of whoever is signed in, and the end of the account. */
export function securityActions(parts: AppParts) {
  const { own, newsMails, rememberBrowser } = parts.services.accounts;

  /** The account knows no browser any more but the one that asks. */
  function remember(c: Context<Env>, user: User): void {
    if (user.email_confirmed_at !== null) keepKnownBrowser(c, rememberBrowser(user));
  }

  return {
    /** Ends every other session, and renews this one. */
    async changePassword(c: Context<Env>) {
      const { user } = signedInOf(c);
      const form = checkTexts(authSchemas.password, await receiveJson(c, parts));
      if (form.newPassword === form.password) {
        throw new Problem("invalid", { errors: { newPassword: ["same"] } });
      }
      refuseCommon({ newPassword: form.newPassword });
      await confirmPassword(parts, user, form.password);
      const browser = describeBrowser(c.req.header("user-agent"));
      const renewed = await own.changePassword(user, form.newPassword, browser);
      parts.services.guard.changeSession(c, renewed.token);
      remember(c, renewed.user);
      return c.json({});
    },

    async listSessions(c: Context<Env>) {
      const { user, sessionId } = signedInOf(c);
      admitReading(c, parts);
      const sessions = await own.listSessions(user);
      return c.json({
        sessions: sessions.map(({ id, browser, created_at, last_seen_at }) => ({
          id,
          browser,
          createdAt: created_at,
          lastSeenAt: last_seen_at,
          current: id === sessionId,
        })),
      });
    },

    async endSession(c: Context<Env>) {
      const { user, sessionId } = signedInOf(c);
      await admitCall(c, parts);
      const id = c.req.param("id") ?? "";
      if (!sessionIdShape.test(id)) throw new Problem("not_found");
      if (id === sessionId) {
        await own.endSession(user, id);
        parts.services.guard.changeSession(c, "");
        return c.json({});
      }
      const changed = await own.endElsewhere(user, { only: id });
      if (!changed) throw new Problem("not_found");
      remember(c, changed);
      return c.json({});
    },

    async endOtherSessions(c: Context<Env>) {
      const { user, sessionId } = signedInOf(c);
      await admitCall(c, parts);
      const changed = await own.endElsewhere(user, { but: sessionId });
      if (changed) remember(c, changed);
      return c.json({});
    },

    async deleteAccount(c: Context<Env>) {
      const { user } = signedInOf(c);
      const { password } = checkTexts(authSchemas.deletion, await receiveJson(c, parts));
      await confirmPassword(parts, user, password);
      // Whoever leaves wants no more mail; an address that nobody confirmed is not ours to take off the list.
      if (user.email_confirmed_at !== null) await newsMails.leave(user);
      await own.deleteAccount(user);
      parts.services.guard.changeSession(c, "");
      forgetKnownBrowser(c);
      return c.json({});
    },
  };
}
