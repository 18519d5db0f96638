import type { RequestMetrics } from "#platform/http/measure-requests.server.ts";
import type { WriteWatch } from "#platform/store/store.server.ts";
import { type Cell, createRegistry, type Histogram, type Registry } from "./metric-registry.ts";

/** What is counted while requests are answered. All of it is numbers: no address, name or text of a visitor. */
export interface SiteMetrics extends RequestMetrics {
  registry: Registry;
  /** A submission that was stored for the first time. */
  stored(form: string, spam: boolean): void;
  writes: WriteWatch;
}

/** Seconds. A file takes less than the first bound; a login takes half a second on purpose. */
const requestBounds = [0.001, 0.005, 0.025, 0.1, 0.25, 0.75, 2.5, 10];
const writeBounds = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 2.5];

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/** The registry with the series that count requests, submissions and writes. */
export function createSiteMetrics(): SiteMetrics {
  const registry = createRegistry();
  const requests = registry.histogram(
    "site_http_request_duration_seconds",
    "Requests by route pattern, method and status, and how long they took.",
    requestBounds,
  );
  const stored = registry.counter(
    "site_submissions_stored_total",
    "Submissions of the two forms that this process stored, retries left out.",
  );
  const waited = registry.histogram(
    "site_write_wait_seconds",
    "How long a write waited for its turn.",
    writeBounds,
  )();
  const took = registry.histogram(
    "site_write_duration_seconds",
    "From asking for a write until it is on the disk.",
    writeBounds,
  )();
  const failed: Cell = registry.counter(
    "site_write_failures_total",
    "Writes that the store could not take.",
  )();

  const observe = (route: string, method: string, status: number, ms: number) => {
    const known = methods.includes(method) ? method : "other";
    requests({ route, method: known, status: String(status) }).observe(ms / 1000);
  };
  // Most of what is asked for: found by number, without putting labels together.
  const files = { file: { GET: [], HEAD: [] }, news: { GET: [], HEAD: [] } } as Record<
    "file" | "news",
    Record<"GET" | "HEAD", Histogram[]>
  >;

  return {
    registry,
    file(route, method, status, ms) {
      const known = files[route][method === "HEAD" ? "HEAD" : "GET"];
      known[status] ??= requests({ route, method, status: String(status) });
      known[status].observe(ms / 1000);
    },
    request: observe,
    refused: (status) => observe("refused", "other", status, 0),
    stored(form, spam) {
      stored({ form, spam: spam ? "yes" : "no" }).value += 1;
    },
    writes: {
      began: (ms) => waited.observe(ms / 1000),
      ended: (ms) => took.observe(ms / 1000),
      failed() {
        failed.value += 1;
      },
    },
  };
}
