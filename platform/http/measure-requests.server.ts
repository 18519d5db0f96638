import type { MiddlewareHandler } from "hono";
import { matchedRoutes } from "hono/route";
import type { Env } from "./context.server.ts";

/** Counts what the app answers, by the pattern of its route: one series a line of app.ts, however many addresses. */
export function measureEachRequest(metrics: RequestMetrics): MiddlewareHandler<Env> {
  return async (c, next) => {
    const since = performance.now();
    await next();
    // The first pattern that does not match everything; a page that is none has no other.
    const route = matchedRoutes(c).find(({ path }) => path !== "*" && path !== "/*");
    metrics.request(route?.path ?? "page", c.req.method, c.res.status, performance.now() - since);
  };
}

/** Who counts what is asked; where the numbers go, the server decides. No address, name or text of a visitor. */
export interface RequestMetrics {
  /** A file, or news that are as ready as a file; `ms` until it was handed to the system. */
  file(route: "file" | "news", method: string, status: number, ms: number): void;
  /** What the app answered; `route` is the route's pattern and never the address itself. */
  request(route: string, method: string, status: number, ms: number): void;
  /** What never reached a route: slow, too large or no HTTP. */
  refused(status: number): void;
}
