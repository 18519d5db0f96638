import type { Context } from "hono";
import type { Env } from "#platform/http/context.server.ts";
import type { AppParts } from "./parts.ts";
import { admitCall } from "./receive-json.ts";
import { recognize } from "./recognize.ts";

/** Ends the session; its token is dead from now on. Whoever is not signed in is answered the same. */
export function receiveLogout(parts: AppParts) {
  return async (c: Context<Env>): Promise<Response> => {
    await admitCall(c, parts);
    const signedIn = await recognize(c, parts);
    if (signedIn) await parts.services.accounts.own.endSession(signedIn.user, signedIn.sessionId);
    parts.services.guard.changeSession(c, "");
    return c.json({});
  };
}
