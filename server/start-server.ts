import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { OutboxPauses } from "#features/mail/outbox-rules.server.ts";
import { createNewsLane } from "./api/news.ts";
import { createApp } from "./app.ts";
import { migrate } from "./database/migrate.ts";
import { openDatabase } from "./database/open-database.ts";
import { createStore, type Store } from "./database/store.ts";
import type { Settings } from "./env.ts";
import { createNodeServer } from "./http/node-server.ts";
import { createRateLimits } from "./http/rate-limits.ts";
import { loadStaticSite } from "./http/static-site.ts";
import { createLog, type Log } from "./log.ts";
import { createServices, type Services } from "./services.ts";

export interface StartOptions {
  /** Where the build lies (`client/` and `static-manifest.json`); undefined: the API alone. */
  buildDir?: string;
  now?: () => number;
  /** The outbox worker's; tests have less time. */
  outboxPauses?: OutboxPauses;
}

export interface RunningServer {
  url: string;
  store: Store;
  services: Services;
  log: Log;
  /** Writes the log's last lines at once. */
  flushLog(): void;
  /** Takes no more visitors, lets requests and the mail on its way end, closes the store: at most 9 s. */
  stop(): Promise<void>;
}

/** A request may be on its way over an idle connection: so long, ms, it is still taken. */
const lastCall = 100;
/** Requests still open after this time, ms, are cut off. */
const lastOrders = 8_000;

/** Opens the store, brings it up to date, and listens. @throws what keeps it from starting; nothing stays open then */
export async function startServer(
  settings: Settings,
  { buildDir, now, outboxPauses }: StartOptions = {},
): Promise<RunningServer> {
  const logParts = createLog(settings.logLevel);
  const { log } = logParts;
  const site = buildDir === undefined ? undefined : loadStaticSite(buildDir);
  const database = await openDatabase(settings);
  const store = createStore(database);
  try {
    await migrate(database.db);
    const services = await createServices({ settings, store, log, now, outboxPauses });
    const limits = createRateLimits(database.limitsPool);
    const app = createApp({ settings, services, limits, site, log });
    const lane = createNewsLane({ services, limits });
    const server = createNodeServer({ app, site, lane, settings, logParts });
    const url = await listen(server, settings);
    services.start();
    return {
      url,
      store,
      services,
      log,
      flushLog: logParts.flush,
      async stop() {
        await Promise.all([close(server), services.stop()]);
        await store.close();
        logParts.flush();
      },
    };
  } catch (error) {
    await store.close().catch(() => {});
    throw error;
  }
}

async function listen(server: Server, { host, port }: Settings): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => resolve());
  });
  const { address, family, port: taken } = server.address() as AddressInfo;
  return `http://${family === "IPv6" ? `[${address}]` : address}:${taken}`;
}

/** From now on each answer closes its connection, and idle ones are closed after a moment. */
async function close(server: Server): Promise<void> {
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
