import type { Context, Hono } from "hono";
import type { Env } from "./context.server.ts";
import { Problem } from "./problem.server.ts";

type Handler = (c: Context<Env>) => Response | Promise<Response>;

/** Adds an address with the methods it knows; every other method is answered 405 with the list of them. */
export function addRoute(
  app: Hono<Env>,
  path: string,
  handlers: Partial<Record<"GET" | "POST" | "PUT" | "PATCH" | "DELETE", Handler>>,
): void {
  const allow = Object.keys(handlers)
    .flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : [method]))
    .join(", ");
  for (const [method, handler] of Object.entries(handlers)) app.on(method, path, handler);
  app.all(path, () => {
    throw new Problem("method_not_allowed", { allow });
  });
}
