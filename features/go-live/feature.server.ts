import type { Feature } from "#platform/feature.server.ts";
import type { GoLiveCheck } from "#platform/go-live/go-live-check.ts";
import { serveCalls } from "#platform/http/serve-calls.server.ts";
import { defaultLanguage } from "#platform/language/languages.ts";
import { goLiveCalls } from "./calls.ts";
import { lookAtAll } from "./look-at-all.server.ts";

/** Says what is left to do before the site is shown to the public; `checks`: of all features, and of the site itself. */
export const goLiveOf = <Settings>(
  checks: readonly GoLiveCheck<Settings>[],
): Feature<Settings> => ({
  name: "go-live",
  calls: goLiveCalls,
  create: ({ settings, store, now }) => ({
    calls: serveCalls(goLiveCalls, {
      "GET /api/admin/go-live": async ({ query: { shown = defaultLanguage.code } }) => ({
        findings: await lookAtAll(checks, { settings, store, now: now(), shown }),
      }),
    }),
  }),
});
