import type { Server } from "node:http";
import type { Feature } from "#platform/feature.server.ts";
import { createRateLimits } from "#platform/http/rate-limits.server.ts";
import { createNodeServer } from "#platform/http/serve-node.server.ts";
import { loadStaticSite, type StaticSite } from "#platform/http/static-site.server.ts";
import { createLog, type Log } from "#platform/log/log.server.ts";
import type { OutboxPauses } from "#platform/outbox/outbox-rules.server.ts";
import { openDatabase } from "#platform/store/open-database.server.ts";
import { findOtherSites } from "#platform/store/other-sites.server.ts";
import { holdServerLock } from "#platform/store/server-lock.server.ts";
import { createStore, type Store } from "#platform/store/store.server.ts";
import { createApp } from "./app.ts";
import { migrate } from "./database/migrate.ts";
import type { Settings } from "./env.ts";
import { listen } from "./listen.ts";
import { createSiteMetrics, type SiteMetrics } from "./metrics/site-metrics.ts";
import { type RunningSite, runSite } from "./run-site.ts";

export interface StartOptions {
  /** Where the build lies (`client/` and `static-manifest.json`); undefined: the API alone. */
  buildDir?: string;
  /** Entries that a new site begins with, as files; undefined: it begins without. */
  seedsDir?: string;
  now?: () => number;
  /** An answer that its schema does not know fails: for tests. */
  checkAnswers?: boolean;
  /** The outbox worker's; tests have less time. */
  outboxPauses?: OutboxPauses;
  /** A request may be on its way over an idle connection: so long, ms, a stop still takes it; tests have none. */
  lastCall?: number;
  /** What the site can do; undefined: all of features.ts. */
  features?: readonly Feature<Settings>[];
}

export interface RunningServer {
  url: string;
  /** Where the metrics are read; undefined: METRICS_PORT is not set. */
  metricsUrl: string | undefined;
  store: Store;
  site: RunningSite;
  log: Log;
  /** Writes the log's last lines at once. */
  flushLog(): void;
  /** Takes no more visitors, lets requests and the mail on its way end, closes the store: at most 9 s. */
  stop(): Promise<void>;
}

/** Requests still open after this time, ms, are cut off. */
const lastOrders = 8_000;

/** Opens the store, brings it up to date, and listens. @throws what keeps it from starting; nothing stays open then */
export async function startServer(
  settings: Settings,
  options: StartOptions = {},
): Promise<RunningServer> {
  const { buildDir, seedsDir, now, outboxPauses, checkAnswers, lastCall = 100, features } = options;
  const logParts = createLog(settings.logLevel);
  const { log } = logParts;
  const built = buildDir === undefined ? undefined : loadStaticSite(buildDir);
  const database = await openDatabase(settings, settings.origin);
  const metrics = settings.metricsPort === undefined ? undefined : createSiteMetrics();
  const store = createStore(database, metrics?.writes);
  const { engine } = database;
  const lock = engine === "sqlite" ? holdServerLock(settings.dataDir, warnOfOther) : undefined;
  try {
    const newer = await migrate(database.db);
    if (newer.length > 0) log.warn({ newer }, "the database belongs to a newer release");
    const others = await findOtherSites(store, settings.origin);
    if (others.length > 0) log.warn({ others }, "servers of other addresses work on this database");
    const limits = createRateLimits(database.limitsPool);
    let published: StaticSite | undefined;
    const pages = built && withPublished(built, () => published);
    const parts = {
      settings: { ...settings, buildDir, seedsDir },
      store,
      limits,
      pages,
      log,
      now,
      outboxPauses,
      metrics,
      features,
    };
    const site = await runSite(parts);
    published = site.features.pages;
    const app = createApp({ settings, site, pages, log, metrics, checkAnswers });
    const { findReady, fillPage } = site.features;
    const ready = { app, site: pages, findReady, fillPage, settings, logParts, metrics };
    const server = createNodeServer(ready);
    const metricsServer = await showMetrics({ metrics, store, site, settings });
    const url = await listen(server, settings).catch((error) => {
      metricsServer?.stop();
      throw error;
    });
    site.start(url);
    return {
      url,
      metricsUrl: metricsServer?.url,
      store,
      site,
      log,
      flushLog: logParts.flush,
      async stop() {
        await Promise.all([close(server, lastCall), site.stop()]);
        metricsServer?.stop();
        await store.close();
        lock?.end();
        logParts.flush();
      },
    };
  } catch (error) {
    await store.close().catch(() => {});
    lock?.end();
    throw error;
  }

  function warnOfOther(): void {
    const { dataDir } = settings;
    log.warn({ dataDir }, "another server works on this SQLite file: each counts limits alone");
  }
}

/** What is published stands in front of the files of the build. */
function withPublished(built: StaticSite, published: () => StaticSite | undefined): StaticSite {
  return {
    find: (pathname) => published()?.find(pathname) ?? built.find(pathname),
    readPage: async (pathname) =>
      (await published()?.readPage(pathname)) ?? built.readPage(pathname),
    redirectOf: (pathname) => published()?.redirectOf?.(pathname),
  };
}

interface MetricsParts {
  metrics: SiteMetrics | undefined;
  store: Store;
  site: RunningSite;
  settings: Settings;
}

/** Loaded only where somebody asked for it. */
async function showMetrics({ metrics, store, site, settings }: MetricsParts) {
  const { metricsPort } = settings;
  if (!metrics || metricsPort === undefined) return undefined;
  const { serveMetrics } = await import("./metrics/serve-metrics.ts");
  return serveMetrics({ metrics, store, site, settings: { ...settings, metricsPort } });
}

/** From now on each answer closes its connection, and idle ones are closed after a moment. */
async function close(server: Server, lastCall: number): Promise<void> {
  server.prependListener("request", (_, outgoing) => {
    outgoing.shouldKeepAlive = false;
  });
  await new Promise((resolve) => setTimeout(resolve, lastCall));
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const end = setTimeout(() => server.closeAllConnections(), lastOrders);
  await closed;
  clearInterval(idle);
  clearTimeout(end);
}
