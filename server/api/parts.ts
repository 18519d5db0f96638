import type { Settings } from "../env.ts";
import type { Visitor } from "../http/context.ts";
import type { RateLimits } from "../http/rate-limits.ts";
import type { StaticSite } from "../http/static-site.ts";
import { visitorGroup } from "../http/trusted-proxy.ts";
import type { Log } from "../log.ts";
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
}

/** Under what name a visitor's points are counted: no address is kept anywhere. */
export function limitKey({ services }: Pick<AppParts, "services">, { address }: Visitor): string {
  return services.sign(`visitor:${visitorGroup(address)}`).slice(0, 22);
}
