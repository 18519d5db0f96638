import { existsSync } from "node:fs";
import path from "node:path";
import BetterSqlite from "better-sqlite3";
import { Kysely, PostgresDialect, SqliteDialect } from "kysely";
import type { Pool } from "pg";
import { WrongSetting } from "#platform/rules/wrong-setting.ts";
import { driverAddress } from "./driver-address.server.ts";
import { keepPrivate } from "./keep-private.server.ts";
import { keepStatements } from "./kept-statements.server.ts";
import { makeFolder } from "./make-folder.server.ts";
import { connectionName } from "./other-sites.server.ts";
import { readingThreadDialect } from "./reading-thread.server.ts";
import type { Tables } from "./tables.ts";

export type Engine = "sqlite" | "postgres";
export interface OpenDatabase {
  engine: Engine;
  db: Kysely<Tables>;
  /**
   * For long reads, such as the back office's: SQLite has a thread of its own for them, so that no visitor waits;
   * PostgreSQL is the same as `db`.
   */
  longReads: Kysely<Tables>;
  /**
   * PostgreSQL only: connections of their own for the rate limits, which are asked while a transaction is open
   * and would otherwise wait for the very pool that the transactions hold.
   */
  limitsPool?: Pool;
}

/** How long SQLite itself waits for another process, ms; longer waits are asynchronous (write-queue.ts). */
const sqliteBusyTimeout = 250;

/** KB of its file that SQLite keeps in memory; the rest it reads again comes from the system's own cache. */
const pageCache = 2_000;

/**
 * Opens SQLite in a file of `dataDir`, or PostgreSQL where an address is given; `origin`: of the site whose server works
 * on it from now on, for the servers of others. Commands come without.
 * @throws WrongSetting naming DATA_DIR or DATABASE_URL where there is no getting in
 */
export async function openDatabase(
  { dataDir, databaseUrl }: { dataDir: string; databaseUrl?: string },
  origin?: string,
): Promise<OpenDatabase> {
  return databaseUrl ? openPostgres(databaseUrl, origin) : openSqlite(dataDir);
}

function openSqlite(dataDir: string): OpenDatabase {
  const file = openFile(dataDir);
  // FULL: a commit is on the disk before it is acknowledged. https://sqlite.org/pragma.html#pragma_synchronous
  file.pragma("synchronous = FULL");
  file.pragma("foreign_keys = ON");
  // Who is erased is overwritten at once: a free page would keep them for long, and each backup copies it.
  // https://sqlite.org/pragma.html#pragma_secure_delete
  file.pragma("secure_delete = ON");
  // A large statement else writes a file of its own into /tmp, which a read-only system has not.
  file.pragma("temp_store = MEMORY");
  file.pragma(`cache_size = -${pageCache}`);
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: keepStatements(file) }) });
  const longReads = new Kysely<Tables>({ dialect: readingThreadDialect(file.name) });
  return { engine: "sqlite", db, longReads };
}

function openFile(dataDir: string): BetterSqlite.Database {
  const name = path.join(dataDir, "site.sqlite");
  try {
    makeFolder(dataDir);
    keepPrivate(dataDir);
    const file = new BetterSqlite(name, { timeout: sqliteBusyTimeout });
    file.pragma("journal_mode = WAL");
    return file;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const isOpened = existsSync(name);
    const rights = /READONLY|CANTOPEN/.test(code ?? "")
      ? ": the account of the site has to be able to write to it and to its folder"
      : "";
    throw new WrongSetting(
      isOpened
        ? `DATA_DIR: the database ${name} cannot be opened (${code})${rights}.`
        : `DATA_DIR is wrong: expected a folder that the site may write to: ${message}.`,
    );
  }
}

/** Without a code it is the time that is over. PostgreSQL's own words name the account, and what keeps it out. */
function whyNoEntry({ code, message }: NodeJS.ErrnoException): string {
  if (code === undefined) return `does not answer (${message})`;
  if (silentCodes.includes(code)) return `does not answer (${code})`;
  // https://www.postgresql.org/docs/current/errcodes-appendix.html
  if (code === "3D000") return `server has no such database (${code})`;
  return `does not let us in (${code}: ${message})`;
}

const silentCodes = ["ECONNREFUSED", "ENOTFOUND", "ETIMEDOUT", "EAI_AGAIN", "EHOSTUNREACH"];

/** The driver is loaded here and not above: a start on SQLite does not pay for it. */
async function openPostgres(databaseUrl: string, origin?: string): Promise<OpenDatabase> {
  const { default: pg } = await import("pg");
  const connectionString = driverAddress(databaseUrl);
  const pool = new pg.Pool({
    connectionString,
    application_name: origin && connectionName(origin),
    max: 10,
    connectionTimeoutMillis: 5_000,
    // A statement that hangs behind somebody's lock, and a transaction whose process is gone, end by themselves.
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 30_000,
    types: {
      // Our 64-bit integers are instants and counts, far below 2^53: read as numbers, like SQLite's.
      getTypeParser: (oid: number, format?: "text" | "binary") =>
        oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format as "text"),
    },
  });
  // A limit that cannot be asked within a second is counted in memory instead (rate-limits.ts); a count that is
  // lost in a crash of the machine harms nobody, so no commit waits for the disk.
  const limitsPool = new pg.Pool({
    connectionString,
    max: 4,
    connectionTimeoutMillis: 1_000,
    query_timeout: 1_000,
    options: "-c synchronous_commit=off",
  });
  // A connection that dies says so itself while it is held, and through the pool while it is idle. Its query is
  // told anyway and the pool makes a new one; without a listener either event would end the process.
  for (const each of [pool, limitsPool]) {
    each.on("error", () => {});
    each.on("connect", (client) => client.on("error", () => {}));
  }
  try {
    (await pool.connect()).release();
  } catch (error) {
    await Promise.all([pool.end(), limitsPool.end()]);
    const why = whyNoEntry(error as NodeJS.ErrnoException);
    throw new WrongSetting(`DATABASE_URL: the database ${why}.`);
  }
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return { engine: "postgres", db, longReads: db, limitsPool };
}
