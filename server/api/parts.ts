import type { RateLimits } from "#platform/http/rate-limits.server.ts";
import type { StaticSite } from "#platform/http/static-site.server.ts";
import type { Log } from "#platform/log/log.server.ts";
import type { Settings } from "../env.ts";
import type { SiteMetrics } from "../metrics/site-metrics.ts";
import type { Services } from "../services.ts";

/** What the API is made of. `site` is absent in development, where Vite hands out the pages. */
export interface AppParts {
  settings: Settings;
  services: Services;
  limits: RateLimits;
  site: StaticSite | undefined;
  log: Log;
  metrics?: SiteMetrics;
  /** In development and in tests. */
  checkAnswers?: boolean;
}
