import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import process from "node:process";
import { setTimeout as wait } from "node:timers/promises";
import type { Kysely } from "kysely";
import { inject } from "vitest";
import { openDatabase } from "#platform/store/open-database.server.ts";
import type { Tables } from "../../platform/store/tables.ts";
import { endProcess, type SpawnedServer, siteSettings, spawnSite } from "./spawn-server.ts";

export interface Site {
  /** Where it answers, e.g. `http://127.0.0.1:41234`. */
  origin: string;
  /** SITE_ORIGIN: the address that links in mails and canonical addresses carry. */
  publicOrigin: string;
  /** What it was told, for commands beside it. */
  environment: Record<string, string>;
  /** Its data, to look into. */
  data: Kysely<Tables>;
  /** Stops the process; the data stay. */
  stop(): Promise<void>;
  /** Starts it again at the same address, unless it runs. */
  start(): Promise<void>;
  /** Stops it for good and removes its data. */
  close(): Promise<void>;
  /** The same page as a link of a mail leads to, at the address where this site answers. */
  here(link: string): string;
}

/** The built site, served by the production server in a process of its own, with data of its own. */
export async function startSite(settings: Record<string, string> = {}): Promise<Site> {
  const publicOrigin = JSON.parse(readFileSync("build/static-manifest.json", "utf8")).origin;
  const dataDir = mkdtempSync(path.join(tmpdir(), "site-"));
  // The pictures of `npm run screenshots` are taken without Vitest.
  const published = process.env.VITEST ? inject("publishedData") : undefined;
  if (published) cpSync(published, dataDir, { recursive: true });
  const environment = {
    ...siteSettings,
    SITE_ORIGIN: publicOrigin,
    DATA_DIR: dataDir,
    ...settings,
  };
  let running: SpawnedServer | undefined;
  let port = 0;

  async function start(): Promise<void> {
    if (running) return;
    running = await spawnSite({ ...environment, PORT: String(port) });
    port = running.port;
  }

  async function stop(): Promise<void> {
    const stopping = running;
    running = undefined;
    if (stopping) await endProcess(stopping.process, "SIGTERM");
  }

  await start();
  // Until it is ready, what is nowhere may be on its way; an empty database publishes its first entries now.
  while (!(await fetch(`http://127.0.0.1:${port}/readyz`)).ok) await wait(20);
  const { db, limitsPool } = await openDatabase({ dataDir, databaseUrl: settings.DATABASE_URL });
  return {
    origin: `http://127.0.0.1:${port}`,
    publicOrigin,
    environment,
    data: db,
    start,
    stop,
    async close() {
      await stop();
      await Promise.all([db.destroy(), limitsPool?.end()]);
      rmSync(dataDir, { recursive: true, force: true });
    },
    here: (link) => link.replace(publicOrigin, `http://127.0.0.1:${port}`),
  };
}
