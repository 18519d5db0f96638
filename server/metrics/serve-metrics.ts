import { createServer, type Server } from "node:http";
import type { Store } from "#platform/store/store.server.ts";
import type { Settings } from "../env.ts";
import { listen } from "../listen.ts";
import type { RunningSite } from "../run-site.ts";
import { addProcessMetrics } from "./process-metrics.ts";
import type { SiteMetrics } from "./site-metrics.ts";
import { addStateMetrics } from "./state-metrics.ts";

const names = { host: "METRICS_HOST", port: "METRICS_PORT" };

interface Parts {
  metrics: SiteMetrics;
  store: Store;
  site: RunningSite;
  settings: Settings & { metricsPort: number };
}

/** Shows the metrics at METRICS_HOST:METRICS_PORT. @throws WrongSetting where that cannot be had */
export async function serveMetrics({ metrics, store, site, settings }: Parts) {
  const { registry } = metrics;
  const own = addProcessMetrics(registry);
  const updateState = addStateMetrics({ store, site, registry, now: site.now });
  const server = createMetricsServer(async () => {
    own.update();
    await updateState();
    return registry.write();
  });
  const { metricsHost: host, metricsPort: port } = settings;
  return {
    url: `${await listen(server, { host, port }, names)}/metrics`,
    stop(): void {
      own.stop();
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Answers `/metrics` and nothing else, on a port that no visitor reaches. */
function createMetricsServer(write: () => Promise<string>): Server {
  const server = createServer({ requestTimeout: 10_000 }, async (incoming, outgoing) => {
    const path = (incoming.url ?? "").split("?")[0];
    const reads = incoming.method === "GET" || incoming.method === "HEAD";
    if (path !== "/metrics" || !reads) return outgoing.writeHead(reads ? 404 : 405).end();
    try {
      const text = await write();
      outgoing.writeHead(200, {
        "content-type": "text/plain; version=0.0.4; charset=utf-8",
        "cache-control": "no-store",
      });
      outgoing.end(text);
    } catch {
      outgoing.writeHead(500).end();
    }
  });
  server.maxConnections = 20;
  return server;
}
