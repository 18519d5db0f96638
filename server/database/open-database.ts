import { mkdirSync } from "node:fs";
import path from "node:path";
import BetterSqlite from "better-sqlite3";
import { Kysely, PostgresDialect, SqliteDialect } from "kysely";
import pg from "pg";
import type { Tables } from "./tables.ts";

export type Engine = "sqlite" | "postgres";
export interface OpenDatabase {
  engine: Engine;
  db: Kysely<Tables>;
  /** For what speaks to the engine without Kysely (rate limits). */
  pool?: pg.Pool;
}

/** How long SQLite itself waits for another process, ms; longer waits are asynchronous (write-queue.ts). */
const sqliteBusyTimeout = 250;

/** Opens SQLite in a file of `dataDir`, or PostgreSQL where an address is given. */
export function openDatabase(from: { dataDir: string; databaseUrl?: string }): OpenDatabase {
  return from.databaseUrl ? openPostgres(from.databaseUrl) : openSqlite(from.dataDir);
}

function openSqlite(dataDir: string): OpenDatabase {
  mkdirSync(dataDir, { recursive: true });
  const file = new BetterSqlite(path.join(dataDir, "site.sqlite"), { timeout: sqliteBusyTimeout });
  file.pragma("journal_mode = WAL");
  // FULL: a commit is on the disk before it is acknowledged. https://sqlite.org/pragma.html#pragma_synchronous
  file.pragma("synchronous = FULL");
  file.pragma("foreign_keys = ON");
  return { engine: "sqlite", db: new Kysely({ dialect: new SqliteDialect({ database: file }) }) };
}

function openPostgres(connectionString: string): OpenDatabase {
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 5_000,
    types: { getTypeParser: parserOf },
  });
  // A connection that dies while idle is replaced by the pool; without a listener it would end the process.
  pool.on("error", () => {});
  return { engine: "postgres", db: new Kysely({ dialect: new PostgresDialect({ pool }) }), pool };
}

/** Our 64-bit integers are instants and counts, far below 2^53: read as numbers, like SQLite's. */
function parserOf(oid: number, format?: "text" | "binary") {
  return oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format as "text");
}
