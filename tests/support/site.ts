import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import process from "node:process";
import type { Kysely } from "kysely";
import { openDatabase } from "../../server/database/open-database.ts";
import type { Tables } from "../../server/database/tables.ts";

export interface Site {
  /** Where it answers, e.g. `http://127.0.0.1:41234`. */
  origin: string;
  /** SITE_ORIGIN: the address that links in mails and canonical addresses carry. */
  publicOrigin: string;
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
  const environment = {
    PATH: process.env.PATH,
    SITE_ORIGIN: publicOrigin,
    HOST: "127.0.0.1",
    DATA_DIR: dataDir,
    TRUST_PROXY: "127.0.0.1",
    MIN_FILL_SECONDS: "0",
    LOG_LEVEL: "error",
    NEWS_FEED_TR: "",
    NEWS_FEED_EN: "",
    NEWS_FEED_DE: "",
    ...settings,
  };
  let port = "0";
  let child: ChildProcess | undefined;

  async function start(): Promise<void> {
    if (child) return;
    child = spawn(process.execPath, ["server/main.js"], {
      env: { ...environment, PORT: port },
      stdio: ["ignore", "pipe", "pipe"],
    });
    port = await portOf(child);
  }

  async function stop(): Promise<void> {
    const stopping = child;
    if (!stopping || stopping.exitCode !== null) return;
    child = undefined;
    const ended = new Promise((resolve) => stopping.once("exit", resolve));
    stopping.kill("SIGTERM");
    await ended;
  }

  await start();
  const { db, limitsPool } = await openDatabase({ dataDir, databaseUrl: settings.DATABASE_URL });
  return {
    origin: `http://127.0.0.1:${port}`,
    publicOrigin,
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

/** Waits for the line that says where the server is ready; what it says instead is the error. */
function portOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = "";
    const listen = (chunk: Buffer) => {
      said += chunk;
      const port = /ready at \S+:(\d+)/.exec(said)?.[1];
      if (port) resolve(port);
    };
    child.stdout?.on("data", listen);
    child.stderr?.on("data", listen);
    child.once("exit", () => reject(new Error(`The server did not start:\n${said}`)));
  });
}
