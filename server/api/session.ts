import type { Context } from "hono";
import { showUser } from "#features/accounts/show-user.server.ts";
import type { Env } from "#platform/http/context.server.ts";
import { hasSessionCookie } from "#platform/http/session-cookies.server.ts";
import { type AppParts, limitKey } from "./parts.ts";
import { recognize } from "./recognize.ts";

/** Gives out the visitor id and the forgery token, and says who is signed in. */
export function answerSession(parts: AppParts) {
  return async (c: Context<Env>) => {
    await parts.limits.take(["session"], limitKey(parts, c.get("visitor")));
    const signedIn = await recognize(c, parts);
    if (!signedIn && hasSessionCookie(c)) parts.services.guard.changeSession(c, "");
    else parts.services.guard.renewToken(c);
    const user = signedIn ? showUser(signedIn.user) : null;
    return c.json({ isLoggedIn: user !== null, user });
  };
}
