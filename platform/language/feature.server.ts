import * as v from "valibot";
import type { Feature } from "#platform/feature.server.ts";
import { defineCalls } from "#platform/http/call.ts";
import { serveCalls } from "#platform/http/serve-calls.server.ts";

const calls = defineCalls({
  "GET /assets/i18n/:set{.+\\.json}": {
    about:
      "The words of a language. Of one that we do not speak there are none, and the page shows Turkish.",
    caller: "anyone",
    admits: "itself",
    params: v.object({ set: v.string() }),
    answer: v.record(v.string(), v.unknown()),
  },
});

/** The sets of words that exist are files, which are sent before the app is asked. */
export const languageFeature: Feature = {
  name: "language",
  calls,
  create: () => ({
    calls: serveCalls(calls, {
      "GET /assets/i18n/:set{.+\\.json}": ({ c }) => {
        c.header("cache-control", "no-cache");
        return {};
      },
    }),
  }),
};
