import type { Context } from "hono";
import type { Env } from "../http/context.ts";
import { Problem } from "../http/problem.ts";
import type { AppParts } from "./parts.ts";
import { receiveJson } from "./receive-json.ts";

/** The button behind the link of a sign-up or of a new address. */
export function receiveEmailConfirmation(parts: AppParts) {
  return async (c: Context<Env>): Promise<Response> => {
    const { fields } = await receiveJson(c, parts);
    const outcome = await parts.services.accounts.confirmEmail(fields.token ?? "");
    if (outcome === "expired") throw new Problem("gone");
    return c.json({});
  };
}
