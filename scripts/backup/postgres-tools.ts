import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { postgresFolders } from "./postgres-folders.ts";

/** Bytes that a program may print. */
const longestOutput = 1 << 28;
const programs = ["pg_dump", "pg_restore", "psql"] as const;

type Program = (typeof programs)[number];

/** Each runs a program and gives what it printed. @throws with the program's own words when it fails */
export interface PostgresTools {
  onDatabase(program: Program, ...args: string[]): string;
  onFile(program: Program, ...args: string[]): string;
}

/** The newest client programs of PostgreSQL on this machine. @throws where there are none */
export function findPostgresTools(databaseUrl: string): PostgresTools {
  const [newest] = postgresFolders()
    .filter((folder) => programs.every((name) => existsSync(path.join(folder, name))))
    .map((folder) => ({ folder, version: versionOf(path.join(folder, "pg_dump")) }))
    .sort((a, b) => b.version - a.version);
  if (!newest) {
    throw new Error(
      "pg_dump, pg_restore and psql are not installed here (Debian: the package postgresql-client).",
    );
  }
  const run = (program: Program, args: string[], env: Record<string, string>) => {
    const { status, stdout, stderr, error } = spawnSync(path.join(newest.folder, program), args, {
      env: { ...process.env, ...env },
      encoding: "utf8",
      maxBuffer: longestOutput,
    });
    if (error) throw error;
    if (status !== 0) throw new Error(explain(stderr.trim(), newest.version));
    return stdout;
  };
  const { where, env } = connection(databaseUrl);
  return {
    onDatabase: (program, ...args) => run(program, [where, ...args], env),
    onFile: (program, ...args) => run(program, args, {}),
  };
}

/** Major version, such as 15. */
function versionOf(pgDump: string): number {
  const { stdout } = spawnSync(pgDump, ["--version"], { encoding: "utf8" });
  return Number(/(\d+)(\.\d+)?/.exec(stdout ?? "")?.[1] ?? 0);
}

/** The password goes through the environment: what stands in a command line is seen by every user of the machine. */
function connection(databaseUrl: string) {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = "";
  const env: Record<string, string> = password ? { PGPASSWORD: password } : {};
  return { where: `--dbname=${url.href}`, env };
}

function explain(words: string, version: number): string {
  if (/server version mismatch|unsupported version/.test(words)) {
    return `The client programs here are of PostgreSQL ${version}, older than the server or the backup: install newer ones. (${words})`;
  }
  return words;
}
