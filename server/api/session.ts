import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { showUser } from "#features/auth/show-user.server.ts";
import type { Env } from "../http/context.ts";
import { makeForgeryToken, makeVisitorId, readForgeryToken } from "../http/forgery-token.ts";
import { cookieAttributes, readOwnCookie } from "./own-cookies.ts";
import { type AppParts, limitKey } from "./parts.ts";
import { recognize } from "./recognize.ts";
import { forgetSession, hasSessionCookie } from "./session-cookies.ts";

/** Readable by the page, which sends it back in the header X-XSRF-TOKEN. */
const tokenCookie = "XSRF-TOKEN";
const visitorCookie = "visitor";

/** The visitor's random id, bound to which the token is given. */
export const visitorIdOf = (c: Context<Env>): string | undefined => readOwnCookie(c, visitorCookie);

/** How old the visitor's token must be, ms, before a form counts as filled in by a person. */
export const fillTime = ({ settings }: Pick<AppParts, "settings">) =>
  settings.minFillSeconds * 1000;

/** Gives out the visitor id and the forgery token, and says who is signed in. Renewing keeps the first issue time. */
export function answerSession(parts: AppParts) {
  const { services, limits } = parts;
  return async (c: Context<Env>) => {
    await limits.take(["session"], limitKey(parts, c.get("visitor")));
    const now = services.now();
    const known = visitorIdOf(c);
    const earlier = readForgeryToken(getCookie(c, tokenCookie), known, now, services.sign);
    const id = earlier && known ? known : makeVisitorId();
    const firstIssued = earlier?.firstIssued ?? now;

    const token = makeForgeryToken(id, firstIssued, now, services.sign);
    setCookie(c, visitorCookie, id, cookieAttributes(c));
    setCookie(c, tokenCookie, token, cookieAttributes(c, { readable: true }));
    const readyIn = Math.max(0, firstIssued + fillTime(parts) - now) / 1000;
    c.header("X-Token-Ready-In", readyIn.toFixed(3));
    const signedIn = await recognize(c, parts);
    if (!signedIn && hasSessionCookie(c)) forgetSession(c);
    const user = signedIn ? showUser(signedIn.user) : null;
    return c.json({ isLoggedIn: user !== null, user });
  };
}
