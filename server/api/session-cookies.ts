import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import type { Env } from "#platform/http/context.server.ts";
import { cookieAttributes, readOwnCookie } from "./own-cookies.ts";

/** Seconds. docs/specification.md, Constants: one day; like the session itself. */
const sessionAge = 24 * 60 * 60;
const knownBrowserAge = 180 * sessionAge;

const tokenCookie = "auth-session";
/** Tells the page, which cannot read the token, that asking who is signed in is worth a call. Not a secret. */
const hintCookie = "signed-in";
const browserCookie = "known-browser";

/** The token of the request's cookie, which holds it as JSON (docs/specification.md, Calls); empty: none. */
export function sessionTokenOf(c: Context<Env>): string {
  try {
    const value: unknown = JSON.parse(readOwnCookie(c, tokenCookie) ?? "");
    return typeof value === "string" ? value : "";
  } catch {
    return "";
  }
}

/** Gives the browser a session's token, and the hint for its pages. */
export function keepSession(c: Context<Env>, token: string): void {
  const maxAge = sessionAge;
  setCookie(c, tokenCookie, JSON.stringify(token), { ...cookieAttributes(c), maxAge });
  setCookie(c, hintCookie, "1", { ...cookieAttributes(c, { readable: true }), maxAge });
}

/** Takes both away. */
export function forgetSession(c: Context<Env>): void {
  setCookie(c, tokenCookie, "", { ...cookieAttributes(c), maxAge: 0 });
  setCookie(c, hintCookie, "", { ...cookieAttributes(c, { readable: true }), maxAge: 0 });
}

/** Whether the browser believes that somebody is signed in. */
export const hasSessionCookie = (c: Context<Env>): boolean =>
  readOwnCookie(c, tokenCookie) !== undefined || getCookie(c, hintCookie) !== undefined;

/** What the browser keeps since it last signed in (known-browser.ts); unchecked. */
export const knownBrowserOf = (c: Context<Env>): string | undefined =>
  readOwnCookie(c, browserCookie);

/** `value`: as known-browser.ts writes it. */
export function keepKnownBrowser(c: Context<Env>, value: string): void {
  setCookie(c, browserCookie, value, { ...cookieAttributes(c), maxAge: knownBrowserAge });
}

/** From now on the browser is a stranger's. */
export function forgetKnownBrowser(c: Context<Env>): void {
  setCookie(c, browserCookie, "", { ...cookieAttributes(c), maxAge: 0 });
}
