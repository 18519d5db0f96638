import type { Context } from "hono";
import site from "#content/site.json" with { type: "json" };
import type { Env } from "#platform/http/context.server.ts";
import type { ServedCall } from "#platform/http/serve-calls.server.ts";

/** `GET /api/openapi.json`: the calls for other programs. Loaded with the first question: most sites get none. */
export const describeOwnCalls =
  (origin: string, calls: readonly ServedCall[]) => async (c: Context<Env>) => {
    const { describeCalls } = await import("#platform/http/describe-calls.server.ts");
    return c.json(describeCalls(calls, { origin, title: site.name.en }));
  };
