import type { Hono } from "hono";
import type { Env } from "#platform/http/context.server.ts";
import { createRateLimits } from "#platform/http/rate-limits.server.ts";
import { createLog } from "#platform/log/log.server.ts";
import { openDatabase } from "#platform/store/open-database.server.ts";
import { createStore } from "#platform/store/store.server.ts";
import { createApp } from "./app.ts";
import { migrate } from "./database/migrate.ts";
import { readSettings } from "./env.ts";
import { runSite } from "./run-site.ts";

/** Survives a reload of this module by Vite: the old outbox worker and store end before the new ones begin. */
const kept = globalThis as { developmentSite?: Promise<{ end(): Promise<void> }> };
let app: Promise<Hono<Env>> | undefined;

/** The production server's app inside Vite's: the same code and store, without files and pages. */
export function developmentApp(): Promise<Hono<Env>> {
  app ??= open();
  return app;
}

async function open(): Promise<Hono<Env>> {
  const earlier = kept.developmentSite;
  const opened = build(earlier?.then(({ end }) => end()));
  kept.developmentSite = opened;
  return (await opened).app;
}

async function build(earlierEnded: Promise<void> | undefined) {
  await earlierEnded;
  const settings = readSettings();
  const { log } = createLog("warn");
  const database = await openDatabase(settings, settings.origin);
  await migrate(database.db);
  const store = createStore(database);
  const limits = createRateLimits(database.limitsPool);
  const site = await runSite({ settings, store, limits, pages: undefined, log });
  site.start(settings.origin);
  return {
    app: createApp({ settings, site, pages: undefined, log, checkAnswers: true }),
    async end() {
      await site.stop();
      await store.close();
    },
  };
}
