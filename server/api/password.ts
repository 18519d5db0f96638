import type { Context } from "hono";
import { atLeast } from "#features/accounts/at-least.server.ts";
import { authSchemas } from "#features/accounts/auth-schema.ts";
import { keepKnownBrowser } from "#features/accounts/known-browser-cookie.server.ts";
import type { Env } from "#platform/http/context.server.ts";
import { Problem } from "#platform/http/problem.server.ts";
import { checkTexts } from "#platform/http/read-call.server.ts";
import { loginDelay } from "./login.ts";
import { type AppParts, limitKey } from "./parts.ts";
import { receiveJson } from "./receive-json.ts";
import { refuseCommon } from "./signup.ts";

/** For whoever has forgotten the password: a mail with a link, and then a new one. */
export function passwordActions(parts: AppParts) {
  const { limits, services } = parts;
  return {
    /** Answers the same, whether the address belongs to an account or not. */
    async forgot(c: Context<Env>): Promise<Response> {
      const { email } = checkTexts(authSchemas.forgot, await receiveJson(c, parts));
      const askedBy = limitKey(parts, c.get("visitor"));
      await limits.take(["forgotPassword"], askedBy);
      await atLeast(loginDelay, () => services.accounts.forgotPassword(email, askedBy));
      return c.json({});
    },

    async reset(c: Context<Env>): Promise<Response> {
      const posted = await receiveJson(c, parts);
      const { password } = checkTexts(authSchemas.reset, posted);
      refuseCommon({ password });
      const user = await services.accounts.resetPassword(posted.fields.token ?? "", password);
      if (!user) throw new Problem("gone");
      parts.services.guard.changeSession(c, "");
      // Whoever reads the account's mail gets past whatever a stranger's guessing has caused.
      keepKnownBrowser(c, services.accounts.rememberBrowser(user));
      return c.json({});
    },
  };
}
