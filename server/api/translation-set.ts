import type { Context } from "hono";
import type { Env } from "#platform/http/context.server.ts";

/** The sets that exist are files; of a language that we do not speak the set is empty, and the page shows Turkish. */
export function answerTranslationSet(c: Context<Env>): Response {
  c.header("cache-control", "no-cache");
  return c.json({});
}
