import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import type { Env } from "./context.server.ts";

/**
 * Attributes of all our cookies. Those that only we read are hidden from scripts, and on HTTPS bound to this host by
 * their prefix, so that no neighbour can set them; `readable` ones are for the page.
 */
export function cookieAttributes(c: Context<Env>, { readable = false } = {}) {
  const { secure } = c.get("visitor");
  const shared = { path: "/", sameSite: "Lax", secure } as const;
  if (readable) return shared;
  return { ...shared, httpOnly: true, ...(secure ? { prefix: "host" as const } : {}) };
}

/** A cookie that only we read. */
export function readOwnCookie(c: Context<Env>, name: string): string | undefined {
  return c.get("visitor").secure ? getCookie(c, name, "host") : getCookie(c, name);
}

/** Gives the browser one that only we read, for `maxAge` seconds; 0 takes it away. */
export function keepOwnCookie(c: Context<Env>, name: string, value: string, maxAge: number): void {
  setCookie(c, name, value, { ...cookieAttributes(c), maxAge });
}
