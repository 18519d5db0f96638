import type { Database } from "better-sqlite3";
import { type Kysely, sql } from "kysely";
import { openDatabase } from "#platform/store/open-database.server.ts";
import type { Tables } from "#platform/store/tables.ts";
import { migrate, oldestSetting } from "#server/database/migrate.ts";
import { compareTable, copyTable } from "./copy-table.ts";
import { tablesOfPostgres, tablesOfSqlite } from "./describe-tables.ts";
import { NotMoved } from "./not-moved.ts";
import { type PlannedTable, planTables } from "./plan-tables.ts";
import { takeSnapshot } from "./take-snapshot.ts";

interface Move {
  dataDir: string;
  databaseUrl: string;
  /** Is told a line for each step. */
  say: (line: string) => void;
}

/** Rows of the longer tables are counted aloud so often, ms. */
const betweenLines = 2_000;
const patience = "10s";

/**
 * Copies everything that the site keeps in SQLite into an empty PostgreSQL, and compares it row by row, in one
 * transaction: until its end the target is empty, and a run that was killed is simply run again.
 * @returns how many rows were moved
 * @throws NotMoved where nothing was changed
 */
export async function moveStore({ dataDir, databaseUrl, say }: Move): Promise<number> {
  const snapshot = await takeSnapshot(dataDir);
  try {
    const { db, limitsPool } = await openDatabase({ dataDir, databaseUrl });
    try {
      await makeTables(db);
      const count = await db
        .transaction()
        .execute((trx) => moveRows({ from: snapshot.database, to: trx, say }));
      await sql`analyze`.execute(db);
      return count;
    } finally {
      await Promise.all([db.destroy(), limitsPool?.end()]);
    }
  } finally {
    snapshot.release();
  }
}

async function makeTables(db: Kysely<Tables>): Promise<void> {
  const there = (await tablesOfPostgres(db)).map(({ name }) => name);
  if (there.length > 0 && !there.includes("kysely_migration"))
    throw new NotMoved(`DATABASE_URL names a database of something else (${there.join(", ")}).`);
  const newer = await migrate(db);
  if (newer.length > 0)
    throw new NotMoved(`DATABASE_URL names a database of a newer release (${newer.join(", ")}).`);
}

interface Rows {
  from: Database;
  to: Kysely<Tables>;
  say: (line: string) => void;
}

async function moveRows({ from, to, say }: Rows): Promise<number> {
  await sql`set local statement_timeout = 0`.execute(to);
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(to);
  const tables = planTables(tablesOfSqlite(from), await tablesOfPostgres(to));
  await lockEmpty(to, tables);
  let total = 0;
  for (const table of tables) {
    let said = performance.now();
    const count = await copyTable({
      from,
      to,
      table,
      onRows(copied) {
        if (performance.now() - said < betweenLines) return;
        said = performance.now();
        say(`${table.name}: ${copied} rows so far`);
      },
    });
    await compareTable({ from, to, table });
    say(`${table.name}: ${count === 1 ? "1 row" : `${count} rows`}, each compared`);
    total += count;
  }
  return total;
}

/** Nobody else reads or writes the tables until the end, and nothing stands in them but what `migrate` wrote. */
async function lockEmpty(to: Kysely<Tables>, tables: readonly PlannedTable[]): Promise<void> {
  await sql`set local lock_timeout = ${sql.lit(patience)}`.execute(to);
  const names = tables.map(({ name }) => sql.table(name));
  await sql`lock table ${sql.join(names)} in access exclusive mode`.execute(to).catch((error) => {
    if (error.code !== "55P03") throw error;
    throw new NotMoved("another program is using the PostgreSQL database: stop it first.");
  });
  await sql`delete from setting where name = ${oldestSetting}`.execute(to);
  const full: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(to);
    if (rows.length > 0) full.push(name);
  }
  if (full.length > 0)
    throw new NotMoved(
      `the PostgreSQL database has data already (${full.join(", ")}): name an empty one in DATABASE_URL. ` +
        "A server that was started on it, or an earlier move, has filled it.",
    );
}
