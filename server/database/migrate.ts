import { type Kysely, SqliteAdapter, sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import * as first from "./migrations/001-leads-and-mail.ts";
import * as second from "./migrations/002-news.ts";
import * as third from "./migrations/003-accounts.ts";
import * as fourth from "./migrations/004-back-office.ts";
import { isContention } from "./store-unavailable.ts";
import type { Tables } from "./tables.ts";

/** Forward only: a release adds files, and never edits one that has shipped. */
const migrations: Record<string, Migration> = {
  "001-leads-and-mail": first,
  "002-news": second,
  "003-accounts": third,
  "004-back-office": fourth,
};

/** How long one process waits for another that brings a SQLite file up to date, ms. */
const patience = 60_000;

/**
 * Brings the schema up to date: one process at a time, and all of it or nothing, whenever the process is killed.
 * A database that a later release has brought further is left as it is: later ones keep earlier ones working
 * (docs/faults.md), so that a release can overlap with the one before it, and be taken back.
 */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  if (db.getExecutor().adapter instanceof SqliteAdapter) await inOneTransaction(db, bringUpToDate);
  else await bringUpToDate(db);
}

async function bringUpToDate(db: Kysely<Tables>): Promise<void> {
  const known = { ...(await laterMigrations(db)), ...migrations };
  const migrator = new Migrator({ db, provider: { getMigrations: async () => known } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

/** What a later release has done already: nothing for us to do. */
async function laterMigrations(db: Kysely<Tables>): Promise<Record<string, Migration>> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === "kysely_migration")) return {};
  const last = Object.keys(migrations).at(-1) ?? "";
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const later = rows.filter(({ name }) => name > last);
  return Object.fromEntries(later.map(({ name }) => [name, { up: async () => {} }]));
}

/** Kysely takes SQLite for an engine whose schema changes cannot be taken back, and locks nothing: it has one connection. */
async function inOneTransaction(
  db: Kysely<Tables>,
  work: (db: Kysely<Tables>) => Promise<void>,
): Promise<void> {
  await beginAlone(db);
  try {
    await work(db);
    await sql`commit`.execute(db);
  } catch (error) {
    await sql`rollback`.execute(db).catch(() => {});
    throw error;
  }
}

async function beginAlone(db: Kysely<Tables>): Promise<void> {
  const deadline = performance.now() + patience;
  for (;;) {
    try {
      await sql`begin immediate`.execute(db);
      return;
    } catch (error) {
      if (!isContention(error) || performance.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
