import type { Context } from "hono";
import { getCookie } from "hono/cookie";
import type { Env } from "#platform/http/context.server.ts";

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
