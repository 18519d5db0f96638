import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import type { Env } from "./context.server.ts";
import { cookieAttributes, keepOwnCookie, readOwnCookie } from "./own-cookies.server.ts";

/** Seconds. docs/specification.md, Constants: one day; like the session itself. */
const sessionAge = 24 * 60 * 60;

const tokenCookie = "auth-session";
/** Tells the page, which cannot read the token, that asking who is signed in is worth a call. Not a secret. */
const hintCookie = "signed-in";

/** The token of the request's cookie, which holds it as JSON (docs/specification.md, Calls); empty: none. */
export function sessionTokenOf(c: Context<Env>): string {
  try {
    const value: unknown = JSON.parse(readOwnCookie(c, tokenCookie) ?? "");
    return typeof value === "string" ? value : "";
  } catch {
    return "";
  }
}

/** Gives the browser a session's token, and the hint for its pages; an empty token takes both away. */
export function keepSession(c: Context<Env>, token: string): void {
  const maxAge = token === "" ? 0 : sessionAge;
  keepOwnCookie(c, tokenCookie, token && JSON.stringify(token), maxAge);
  setCookie(c, hintCookie, token && "1", { ...cookieAttributes(c, { readable: true }), maxAge });
}

/** Whether the browser believes that somebody is signed in. */
export const hasSessionCookie = (c: Context<Env>): boolean =>
  readOwnCookie(c, tokenCookie) !== undefined || getCookie(c, hintCookie) !== undefined;
