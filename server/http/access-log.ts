import { randomBytes } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import type { Log } from "../log.ts";
import type { Env } from "./context.ts";
import { requestTarget } from "./request-target.ts";

/** Unlike another process's or another start's. */
const start = randomBytes(4).toString("hex");
let count = 0;

/** Names a request in the log. */
export function nextRequestId(): string {
  count += 1;
  return `${start}-${count.toString(36)}`;
}

/** A longer path than any of ours is a probe; its beginning tells enough. */
const longestPath = 200;

/** One line a request: no address, no query, nothing about the person. `since`: `performance.now()` at its begin. */
export function logRequest(
  log: Log,
  request: { id: string; method: string; target: string; status: number; since: number },
): void {
  const { id, method, target, status, since } = request;
  const queryStart = target.search(/[?#]/);
  const path = (queryStart < 0 ? target : target.slice(0, queryStart)).slice(0, longestPath);
  log.info({ id, method, path, status, ms: Math.round((performance.now() - since) * 10) / 10 });
}

/** Names the request and writes its line once the answer is ready. */
export function logEachRequest(log: Log): MiddlewareHandler<Env> {
  return async (c, next) => {
    const since = performance.now();
    const id = nextRequestId();
    c.set("requestId", id);
    await next();
    const { method } = c.req;
    logRequest(log, { id, method, target: requestTarget(c), status: c.res.status, since });
  };
}
