import type { Visitor } from "#platform/http/context.server.ts";
import type { RateLimits } from "#platform/http/rate-limits.server.ts";
import type { StaticSite } from "#platform/http/static-site.server.ts";
import { visitorGroup } from "#platform/http/trusted-proxy.server.ts";
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

/** Under what name a visitor's points are counted: no address is kept anywhere. */
export function limitKey({ services }: Pick<AppParts, "services">, { address }: Visitor): string {
  return services.sign(`visitor:${visitorGroup(address)}`).slice(0, 22);
}
