import type { Context } from "hono";
import { authSchemas } from "#features/accounts/auth-schema.ts";
import type { Env } from "#platform/http/context.server.ts";
import { Problem } from "#platform/http/problem.server.ts";
import { checkTexts } from "#platform/http/read-call.server.ts";
import type { AppParts } from "./parts.ts";
import { receiveJson } from "./receive-json.ts";
import { refuseCommon } from "./signup.ts";

/**
 * The button behind the link of a sign-up or of a new address. Where more than one visitor signed up with the address,
 * it needs `name` and `password` as well.
 */
export function receiveEmailConfirmation(parts: AppParts) {
  return async (c: Context<Env>): Promise<Response> => {
    const posted = await receiveJson(c, parts);
    const { token = "", password } = posted.fields;
    const own = password === undefined ? undefined : checkTexts(authSchemas.claim, posted);
    if (own) refuseCommon({ password: own.password });
    const outcome = await parts.services.accounts.confirmEmail(token, own);
    if (outcome === "expired") throw new Problem("gone");
    if (outcome === "claimed") {
      throw new Problem("invalid", { errors: { name: ["required"], password: ["required"] } });
    }
    return c.json({});
  };
}
