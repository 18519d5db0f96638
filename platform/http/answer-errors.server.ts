import type { Context } from "hono";
import type { FeatureLog } from "#platform/log/log.server.ts";
import { CommitUnknown, isStoreFailure } from "#platform/store/store-unavailable.server.ts";
import type { Env } from "./context.server.ts";
import { Problem } from "./problem.server.ts";

/** Seconds. A lock or a restart is over by then; a full disk may be. */
const retryAfter = 10;

/**
 * What the visitor is told of an error. Whatever was not foreseen goes into the log, and no word of it to the
 * visitor. Of the database's error only code and stack: its detail quotes what people typed.
 */
export function toProblem(error: unknown, c: Context<Env>, log: FeatureLog): Problem {
  if (error instanceof Problem) return error;
  const id = c.get("requestId");
  const { name, message, stack, code, cause } = error as Error & { code?: string };
  if (isStoreFailure(error)) {
    const because = cause instanceof Error ? cause.message : message;
    const isUnknown = error instanceof CommitUnknown;
    log.error({ id, because }, isUnknown ? message : "the store cannot write");
    return new Problem(isUnknown ? "unknown" : "unavailable", { retryAfter });
  }
  log.error({ id, name, code, stack }, "a request failed");
  return new Problem("failed");
}

/** The end of every error: problem details for the visitor, the rest for the log. */
export function answerErrors(log: FeatureLog) {
  return (error: unknown, c: Context<Env>): Response => toProblem(error, c, log).toResponse();
}
