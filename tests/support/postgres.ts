import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { findOrInstallPostgres } from "./find-postgres.ts";
import { freePort } from "./free-port.ts";

export interface PostgresCluster {
  /** Address of a database of this cluster. */
  urlOf(database: string): string;
  folder: string;
  /** Ends the server: "smart", "fast" or "immediate" (as a crash), as `pg_ctl stop -m` says it; `start` starts it again. */
  halt(mode: keyof typeof haltSignals): Promise<void>;
  start(): Promise<void>;
  /** The server's process. */
  pid(): number;
  /** Ends it for good and removes its folder. */
  stop(): Promise<void>;
}

const haltSignals = { smart: "SIGTERM", fast: "SIGINT", immediate: "SIGQUIT" } as const;

/**
 * A PostgreSQL of our own in a folder of its own on a free port; undefined where none is installed. Without `durable`
 * it never waits for the disk: most tests kill our process, never PostgreSQL or the machine.
 */
export async function startPostgres({
  durable = false,
} = {}): Promise<PostgresCluster | undefined> {
  const programs = findOrInstallPostgres();
  if (!programs) return undefined;
  const folder = mkdtempSync(path.join(tmpdir(), "site-postgres-"));
  const account = unprivilegedAccount();
  if (account) chownSync(folder, account.uid, account.gid);
  const run = { ...account, cwd: folder, env: { ...process.env, LC_ALL: "C" } };
  const data = path.join(folder, "data");
  execFileSync(
    path.join(programs, "initdb"),
    ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"],
    { ...run, stdio: "ignore" },
  );
  const port = await freePort();
  const settings = [
    "listen_addresses=127.0.0.1",
    `unix_socket_directories=${folder}`,
    `fsync=${durable ? "on" : "off"}`,
    "max_connections=200",
  ];
  const urlOf = (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`;
  let server: ChildProcess;

  async function start(): Promise<void> {
    server = spawn(
      path.join(programs as string, "postgres"),
      ["-D", data, "-p", String(port), ...settings.flatMap((setting) => ["-c", setting])],
      { ...run, stdio: "ignore" },
    );
    await untilReady(urlOf("postgres"));
  }
  async function halt(mode: keyof typeof haltSignals): Promise<void> {
    const gone = once(server, "exit");
    server.kill(haltSignals[mode]);
    await gone;
  }

  await start();
  return {
    urlOf,
    folder,
    start,
    halt,
    pid: () => server.pid as number,
    async stop() {
      if (server.exitCode === null && server.signalCode === null) await halt("fast");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Runs statements on a database. */
export async function runSql(url: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** PostgreSQL refuses to run as root: then it gets the account that its package made. */
export function unprivilegedAccount(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (kind: "-u" | "-g") => Number(execFileSync("id", [kind, "postgres"]).toString());
  return { uid: idOf("-u"), gid: idOf("-g") };
}

async function untilReady(url: string): Promise<void> {
  for (let tries = 0; ; tries++) {
    try {
      return await runSql(url, "select 1");
    } catch (error) {
      if (tries === 200) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
