import { randomBytes } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import type { Log, LogParts } from "#platform/log/log.server.ts";
import type { Env } from "./context.server.ts";
import { requestTarget } from "./request-target.server.ts";

/** Unlike another process's or another start's. */
const start = randomBytes(4).toString("hex");
let count = 0;

/** Names a request in the log. */
function nextRequestId(): string {
  count += 1;
  return `${start}-${count.toString(36)}`;
}

/** A longer path than any of ours is a probe; its beginning tells enough. */
const longestPath = 200;

/** The path as the log shows it: no query, nothing about the person. */
function loggedPath(target: string): string {
  const queryStart = target.search(/[?#]/);
  return (queryStart < 0 ? target : target.slice(0, queryStart)).slice(0, longestPath);
}

/** Milliseconds to a tenth. */
const tenths = (ms: number) => Math.round(ms * 10) / 10;

/**
 * Writes the line of a file that was sent. Files are most of what is asked for, so the line is put together by
 * hand, from parts of which the path alone could hold a quotation mark: pino's own way costs as much as sending.
 */
export function createFileLog({ log, lines }: LogParts) {
  if (!log.isLevelEnabled("info")) return () => {};
  /** The same for all lines of a millisecond, which ends at `until`. */
  let beginning = "";
  let until = 0;
  return (method: string, path: string, status: number, since: number): void => {
    const at = performance.now();
    if (at >= until) {
      until = at + 1;
      beginning = `{"level":30,"time":${Date.now()},"pid":${process.pid},"id":"`;
    }
    lines.write(
      `${beginning}${nextRequestId()}","method":"${method}","path":${JSON.stringify(path)},` +
        `"status":${status},"ms":${tenths(at - since)}}\n`,
    );
  };
}

/** Names the request and writes its line once the answer is ready. */
export function logEachRequest(log: Log): MiddlewareHandler<Env> {
  return async (c, next) => {
    const since = performance.now();
    const id = nextRequestId();
    c.set("requestId", id);
    await next();
    const { method } = c.req;
    const path = loggedPath(requestTarget(c));
    log.info({ id, method, path, status: c.res.status, ms: tenths(performance.now() - since) });
  };
}
