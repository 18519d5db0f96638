import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { showUser } from "#features/auth/show-user.server.ts";
import type { Env } from "../http/context.ts";
import { makeForgeryToken, makeVisitorId, readForgeryToken } from "../http/forgery-token.ts";
import { type AppParts, limitKey } from "./parts.ts";
import { recognize } from "./recognize.ts";
import { forgetSession, hasSessionCookie } from "./session-cookies.ts";

/** Readable by the page, which sends it back in the header X-XSRF-TOKEN. */
const tokenCookie = "XSRF-TOKEN";

/** The visitor's random id, bound to which the token is given; the prefix keeps neighbour hosts from setting it. */
export function visitorIdOf(c: Context<Env>): string | undefined {
  return c.get("visitor").secure ? getCookie(c, "visitor", "host") : getCookie(c, "visitor");
}

/** How old the visitor's token must be, ms, before a form counts as filled in by a person. */
export const fillTime = ({ settings }: Pick<AppParts, "settings">) =>
  settings.minFillSeconds * 1000;

/** Gives out the visitor id and the forgery token, and says who is signed in. Renewing keeps the first issue time. */
export function answerSession(parts: AppParts) {
  const { services, limits } = parts;
  return async (c: Context<Env>) => {
    const visitor = c.get("visitor");
    await limits.take(["session"], limitKey(parts, visitor));
    const now = services.now();
    const known = visitorIdOf(c);
    const earlier = readForgeryToken(getCookie(c, tokenCookie), known, now, services.sign);
    const id = earlier && known ? known : makeVisitorId();
    const firstIssued = earlier?.firstIssued ?? now;

    const shared = { path: "/", sameSite: "Lax", secure: visitor.secure } as const;
    const prefix = visitor.secure ? ({ prefix: "host" } as const) : {};
    setCookie(c, "visitor", id, { ...shared, ...prefix, httpOnly: true });
    setCookie(c, tokenCookie, makeForgeryToken(id, firstIssued, now, services.sign), shared);
    const readyIn = Math.max(0, firstIssued + fillTime(parts) - now) / 1000;
    c.header("X-Token-Ready-In", readyIn.toFixed(3));
    const signedIn = await recognize(c, parts);
    if (!signedIn && hasSessionCookie(c)) forgetSession(c);
    const user = signedIn ? showUser(signedIn.user) : null;
    return c.json({ isLoggedIn: user !== null, user });
  };
}
