import type { Context } from "hono";
import type { Env } from "#platform/http/context.server.ts";
import { Problem } from "#platform/http/problem.server.ts";
import type { AppParts } from "./parts.ts";

/** The process answers: nothing else is asked. */
export const answerHealth = (c: Context<Env>) => c.json({ status: "ok" });

/** Red only while the store cannot write or the outbox worker stands still; refused mail is no reason. */
export function answerReadiness({ services }: AppParts) {
  return async (c: Context<Env>) => {
    const reason = await services.whyNotReady();
    if (reason) throw new Problem("unavailable", { detail: reason, retryAfter: 5 });
    return c.json({ status: "ok" });
  };
}
