import * as v from "valibot";
import { wholeSite } from "#platform/content/whole-site.server.ts";
import { defineCalls } from "#platform/http/call.ts";
import { Problem } from "#platform/http/problem.server.ts";
import { type ServedCall, serveCalls } from "#platform/http/serve-calls.server.ts";

const ok = { status: "ok" } as const;
const isOk = v.strictObject({ status: v.literal("ok") });

/** What the server says about itself; nobody is counted who asks. */
export const ownCalls = defineCalls({
  "GET /healthz": {
    about: "The process answers: nothing else is asked.",
    caller: "anyone",
    admits: "itself",
    answer: isOk,
  },
  "GET /readyz": {
    about:
      "Red only while the store cannot write or the outbox worker stands still; refused mail is no reason.",
    caller: "anyone",
    admits: "itself",
    answer: isOk,
  },
  "GET /api/openapi.json": {
    about: "The calls for other programs, as an OpenAPI 3.1 document.",
    caller: "anyone",
    admits: "itself",
    answer: { mediaType: "application/json" },
  },
});

interface Parts {
  origin: string;
  /** Why the server should get no visitors now; undefined when all is well. */
  whyNotReady(): Promise<string | undefined>;
  /** Of the features. */
  calls: readonly ServedCall[];
}

export function serveOwnCalls({ origin, whyNotReady, calls }: Parts): ServedCall[] {
  let described: Buffer<ArrayBuffer> | undefined;
  const served: ServedCall[] = serveCalls(ownCalls, {
    "GET /healthz": () => ok,
    "GET /readyz": async () => {
      const detail = await whyNotReady();
      if (detail) throw new Problem("unavailable", { detail, retryAfter: 5 });
      return ok;
    },
    "GET /api/openapi.json": async ({ c }) => {
      // Loaded with the first question: most sites get none.
      const { describeCalls } = await import("#platform/http/describe-calls.server.ts");
      const site = { origin, title: wholeSite.name.en };
      described ??= Buffer.from(JSON.stringify(describeCalls([...served, ...calls], site)));
      return c.body(described, 200, { "content-type": "application/json" });
    },
  });
  return served;
}
