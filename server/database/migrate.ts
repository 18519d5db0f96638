import { setTimeout as pause } from "node:timers/promises";
import { type Kysely, PostgresAdapter, sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import { isContention } from "#platform/store/store-unavailable.server.ts";
import type { Tables } from "#platform/store/tables.ts";
import * as first from "./migrations/001-leads-and-mail.ts";
import * as second from "./migrations/002-news.ts";
import * as third from "./migrations/003-accounts.ts";
import * as fourth from "./migrations/004-back-office.ts";
import * as fifth from "./migrations/005-self-test.ts";
import * as sixth from "./migrations/006-feed-problem.ts";
import * as seventh from "./migrations/007-search-waits.ts";
import * as eighth from "./migrations/008-undisturbed-accounts.ts";
import * as ninth from "./migrations/009-released-messages.ts";
import * as tenth from "./migrations/010-counted-from-an-index.ts";
import * as eleventh from "./migrations/011-pages.ts";
import * as twelfth from "./migrations/012-releases.ts";
import * as thirteenth from "./migrations/013-important-messages.ts";
import * as fourteenth from "./migrations/014-help-answers.ts";
import * as fifteenth from "./migrations/015-applications.ts";
import * as sixteenth from "./migrations/016-message-source.ts";
import * as seventeenth from "./migrations/017-orders.ts";
import * as eighteenth from "./migrations/018-account-wishes.ts";
import * as nineteenth from "./migrations/019-user-roles.ts";
import * as twentieth from "./migrations/020-billing-addresses.ts";
import * as twentyFirst from "./migrations/021-live-screens.ts";
import * as contentDrafts from "./migrations/022-content-drafts.ts";
import * as whoPublishes from "./migrations/023-who-publishes.ts";
import * as shopOpening from "./migrations/024-shop-opening.ts";
import * as webHook from "./migrations/025-web-hook.ts";
import * as orderTalk from "./migrations/026-order-talk.ts";
import * as liveSteps from "./migrations/027-live-steps.ts";
import * as ordersOutliveAccounts from "./migrations/028-orders-outlive-accounts.ts";
import * as formerAddresses from "./migrations/029-former-addresses.ts";
import * as pictures from "./migrations/030-pictures.ts";
import * as liveByKind from "./migrations/031-live-by-kind.ts";
import * as publicationProgress from "./migrations/032-publication-progress.ts";
import * as pictureCrops from "./migrations/033-picture-crops.ts";
import * as sharedDrafts from "./migrations/034-shared-drafts.ts";
import * as keptBuilds from "./migrations/035-kept-builds.ts";
import * as undoNamesItsRelease from "./migrations/036-undo-names-its-release.ts";
import * as contentBin from "./migrations/037-content-bin.ts";
import * as sharedLinks from "./migrations/038-shared-links.ts";
import * as spamGoes from "./migrations/039-spam-goes.ts";

/** Forward only: a release adds files, and never edits one that has shipped (docs/upgrade.md). */
const migrations: Record<string, Migration> = {
  "001-leads-and-mail": first,
  "002-news": second,
  "003-accounts": third,
  "004-back-office": fourth,
  "005-self-test": fifth,
  "006-feed-problem": sixth,
  "007-search-waits": seventh,
  "008-undisturbed-accounts": eighth,
  "009-released-messages": ninth,
  "010-counted-from-an-index": tenth,
  "011-pages": eleventh,
  "012-releases": twelfth,
  "013-important-messages": thirteenth,
  "014-help-answers": fourteenth,
  "015-applications": fifteenth,
  "016-message-source": sixteenth,
  "017-orders": seventeenth,
  "018-account-wishes": eighteenth,
  "019-user-roles": nineteenth,
  "020-billing-addresses": twentieth,
  "021-live-screens": twentyFirst,
  "022-content-drafts": contentDrafts,
  "023-who-publishes": whoPublishes,
  "024-shop-opening": shopOpening,
  "025-web-hook": webHook,
  "026-order-talk": orderTalk,
  "027-live-steps": liveSteps,
  "028-orders-outlive-accounts": ordersOutliveAccounts,
  "029-former-addresses": formerAddresses,
  "030-pictures": pictures,
  "031-live-by-kind": liveByKind,
  "032-publication-progress": publicationProgress,
  "033-picture-crops": pictureCrops,
  "034-shared-drafts": sharedDrafts,
  "035-kept-builds": keptBuilds,
  "036-undo-names-its-release": undoNamesItsRelease,
  "037-content-bin": contentBin,
  "038-shared-links": sharedLinks,
  "039-spam-goes": spamGoes,
};

/**
 * The oldest release that still works on this schema, by its last migration. Raise it in the release that takes away
 * or renames what that one uses; an older one then refuses to start instead of failing in front of visitors.
 */
const oldestThatWorks = "005-self-test";
export const oldestSetting = "oldest_release_that_works";

/** The database is ahead of this release, and too far. */
export class DatabaseTooNew extends Error {
  override name = "DatabaseTooNew";
}

/** How long a process waits for another one that is bringing the schema up to date, ms. */
const patience = 60 * 60 * 1000;
const pauseBetweenTries = 200;

/**
 * Brings the schema up to date: one process does it, in one transaction, and any other waits.
 * @returns migrations of a newer release that this one can live with
 * @throws DatabaseTooNew where it cannot
 */
export async function migrate(db: Kysely<Tables>): Promise<string[]> {
  const state = await readState(db);
  if (state.unknown.length > 0 || state.missing.length === 0) return state.unknown;
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  try {
    await (isPostgres ? migratePostgres(db) : migrateSqlite(db));
    return [];
  } catch (error) {
    // A newer release may have been faster.
    const { unknown } = await readState(db);
    if (unknown.length > 0) return unknown;
    throw error;
  }
}

async function readState(db: Kysely<Tables>) {
  const executed = await executedMigrations(db);
  const unknown = executed.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    const oldest = await db
      .selectFrom("setting")
      .select("value")
      .where("name", "=", oldestSetting)
      .executeTakeFirst();
    if (!worksWith(executed, oldest?.value)) throw new DatabaseTooNew(tooNew(unknown));
  }
  return { unknown, missing: known.filter((name) => !executed.includes(name)) };
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
