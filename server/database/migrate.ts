import { setTimeout as pause } from "node:timers/promises";
import { type Kysely, PostgresAdapter, sql } from "kysely";
import { Migrator } from "kysely/migration";
import { readSetting } from "#platform/store/read-setting.server.ts";
import { isContention } from "#platform/store/store-unavailable.server.ts";
import type { Tables } from "#platform/store/tables.ts";
import { DatabaseTooNew } from "./database-too-new.ts";
import { checkEncoding, explainRefusal } from "./fit-for-the-site.ts";
import { migrations, oldestThatWorks } from "./migrations.ts";

export const oldestSetting = "oldest_release_that_works";

/** How long a process waits for another one that is bringing the schema up to date, ms. */
const patience = 60 * 60 * 1000;
const pauseBetweenTries = 200;

/**
 * Brings the schema up to date: one process does it, in one transaction, and any other waits.
 * @returns migrations of a newer release that this one can live with
 * @throws DatabaseTooNew where it cannot; WrongSetting where the database is none that the site can live in
 */
export async function migrate(db: Kysely<Tables>): Promise<string[]> {
  const state = await readState(db);
  if (state.unknown.length > 0 || state.missing.length === 0) return state.unknown;
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  try {
    if (isPostgres && state.isNew) await checkEncoding(db);
    await (isPostgres ? migratePostgres(db) : migrateSqlite(db));
    return [];
  } catch (error) {
    // A newer release may have been faster.
    const { unknown } = await readState(db);
    if (unknown.length > 0) return unknown;
    throw explainRefusal(error);
  }
}

async function readState(db: Kysely<Tables>) {
  const executed = await executedMigrations(db);
  const unknown = executed.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    const oldest = await readSetting(db, oldestSetting);
    if (!worksWith(executed, oldest)) throw new DatabaseTooNew(tooNew(unknown));
  }
  const missing = known.filter((name) => !executed.includes(name));
  return { unknown, missing, isNew: executed.length === 0 };
}

const known = Object.keys(migrations);

/** Whether this release can work with a database of these migrations; `oldest` is its setting of `oldestSetting`. */
export function worksWith(executed: readonly string[], oldest: string | undefined): boolean {
  const unknown = executed.filter((name) => !known.includes(name));
  // One that comes before our own last one is no later release's, but another history's.
  const areLater = unknown.every((name) => name > (known.at(-1) ?? ""));
  return unknown.length === 0 || (areLater && known.includes(oldest ?? ""));
}

const tooNew = (unknown: readonly string[]) =>
  `The database belongs to a newer release (${unknown.join(", ")}), and this one cannot work with it: start that ` +
  "release, or restore a backup from before it (docs/upgrade.md).";

async function executedMigrations(db: Kysely<Tables>): Promise<string[]> {
  try {
    const query = sql<{ name: string }>`select name from kysely_migration order by name`;
    return (await query.execute(db)).rows.map(({ name }) => name);
  } catch (error) {
    if (isNoSuchTable(error)) return [];
    throw error;
  }
}

const isNoSuchTable = (error: unknown) =>
  error instanceof Error &&
  (/^no such table/.test(error.message) || ("code" in error && error.code === "42P01"));

/** Kysely runs SQLite's migrations without a lock and without a transaction: both are ours. */
async function migrateSqlite(db: Kysely<Tables>): Promise<void> {
  const deadline = performance.now() + patience;
  for (;;) {
    try {
      return await db.connection().execute(async (connection) => {
        await sql`begin immediate`.execute(connection);
        try {
          await runAll(connection);
          await sql`commit`.execute(connection);
        } catch (error) {
          await sql`rollback`.execute(connection).catch(() => {});
          throw error;
        }
      });
    } catch (error) {
      if (!isContention(error) || performance.now() > deadline) throw error;
      await pause(pauseBetweenTries);
    }
  }
}

/** Kysely takes an advisory lock and one transaction; waiting for it must not end after the pool's 15 s. */
async function migratePostgres(db: Kysely<Tables>): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection);
    try {
      await runAll(connection);
    } finally {
      await sql`set statement_timeout = '15s'`.execute(connection);
    }
  });
}

async function runAll(db: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
  await db
    .insertInto("setting")
    .values({ name: oldestSetting, value: oldestThatWorks })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ value: oldestThatWorks }))
    .execute();
}
