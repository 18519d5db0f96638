import type { Context } from "hono";
import site from "#content/site.json" with { type: "json" };
import type { CallName } from "#platform/http/call.ts";
import type { Env } from "#platform/http/context.server.ts";
import { features } from "../features.ts";

/** `GET /api/openapi.json`: the calls for other programs. Loaded with the first question: most sites get none. */
export const describeOwnCalls = (origin: string) => async (c: Context<Env>) => {
  const { describeCalls } = await import("#platform/http/describe-calls.server.ts");
  const calls = features.flatMap(({ calls }) =>
    Object.entries(calls).map(([name, call]) => ({ name: name as CallName, call })),
  );
  return c.json(describeCalls(calls, { origin, title: site.name.en }));
};
