import type { MiddlewareHandler } from "hono";
import { matchedRoutes } from "hono/route";
import type { Env } from "./context.server.ts";
import type { RequestMetrics } from "./request-metrics.server.ts";

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
