import type { Feature } from "#platform/feature.server.ts";
import { serveCalls } from "#platform/http/serve-calls.server.ts";
import { overviewCalls } from "./calls.ts";
import { createOverview } from "./compose-overview.server.ts";

/** How the company is doing with all of it, for people in the back office; what is missing counts nothing. */
export const overviewFeature: Feature = {
  name: "overview",
  calls: overviewCalls,
  create(platform) {
    const overview = createOverview(platform);
    return {
      calls: serveCalls(overviewCalls, {
        "GET /api/admin/overview": ({ query: { days } }) => overview(days),
      }),
    };
  },
};
