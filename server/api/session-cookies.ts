import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import type { Env } from "../http/context.ts";

/** Seconds. Specification, section 9: one day; like the session itself. */
const sessionAge = 24 * 60 * 60;
const knownBrowserAge = 180 * sessionAge;

const tokenCookie = "auth-session";
/** Tells the page, which cannot read the token, that asking who is signed in is worth a call. Not a secret. */
const hintCookie = "signed-in";
const browserCookie = "known-browser";

/** Attributes of all our cookies; on HTTPS those that only we read are bound to this host by their prefix. */
function attributes(c: Context<Env>, { readable = false } = {}) {
  const { secure } = c.get("visitor");
  const shared = { path: "/", sameSite: "Lax", secure } as const;
  if (readable) return shared;
  return { ...shared, httpOnly: true, ...(secure ? { prefix: "host" as const } : {}) };
}

const read = (c: Context<Env>, name: string) =>
  c.get("visitor").secure ? getCookie(c, name, "host") : getCookie(c, name);

/** The token of the request's cookie, which holds it as JSON (specification, section 7); empty: none. */
export function sessionTokenOf(c: Context<Env>): string {
  try {
    const value: unknown = JSON.parse(read(c, tokenCookie) ?? "");
    return typeof value === "string" ? value : "";
  } catch {
    return "";
  }
}

export function keepSession(c: Context<Env>, token: string): void {
  const maxAge = sessionAge;
  setCookie(c, tokenCookie, JSON.stringify(token), { ...attributes(c), maxAge });
  setCookie(c, hintCookie, "1", { ...attributes(c, { readable: true }), maxAge });
}

export function forgetSession(c: Context<Env>): void {
  setCookie(c, tokenCookie, "", { ...attributes(c), maxAge: 0 });
  setCookie(c, hintCookie, "", { ...attributes(c, { readable: true }), maxAge: 0 });
}

/** Whether the browser believes that somebody is signed in. */
export const hasSessionCookie = (c: Context<Env>): boolean =>
  read(c, tokenCookie) !== undefined || getCookie(c, hintCookie) !== undefined;

export const knownBrowserOf = (c: Context<Env>): string | undefined => read(c, browserCookie);

export function keepKnownBrowser(c: Context<Env>, value: string): void {
  setCookie(c, browserCookie, value, { ...attributes(c), maxAge: knownBrowserAge });
}

export function forgetKnownBrowser(c: Context<Env>): void {
  setCookie(c, browserCookie, "", { ...attributes(c), maxAge: 0 });
}
