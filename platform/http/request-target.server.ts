import type { Context } from "hono";
import type { Env } from "./context.server.ts";

/**
 * The address as it was asked for, path and query, before any URL parser has tidied it; of the rare absolute form
 * (`GET http://host/path`, RFC 9112, 3.2.2) what follows the host.
 */
export function rawTarget(target: string): string {
  if (target.startsWith("/")) return target;
  const [, path = ""] = /^https?:\/\/[^/?#]*(.*)$/is.exec(target) ?? [];
  return path.startsWith("/") ? path : `/${path}`;
}

/** The same of a request in the app. */
export function requestTarget(c: Context<Env>): string {
  return rawTarget(c.env?.incoming?.url ?? c.req.url);
}
