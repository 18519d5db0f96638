import { mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import BetterSqlite, { type Database } from "better-sqlite3";
import { openDatabase } from "#platform/store/open-database.server.ts";
import { migrate } from "#server/database/migrate.ts";
import { isThere } from "../open-existing.ts";
import { NotMoved } from "./not-moved.ts";

export interface Snapshot {
  /** A copy with the schema of this release, to be read. */
  database: Database;
  /** Removes the copy, and lets others have the original again. */
  release(): void;
}

/**
 * Copies the site's SQLite file beside it, and keeps every other process from the original until it is released: what
 * a site wrote meanwhile would be left behind. The original is not changed, also where an older release made it.
 * @throws NotMoved where there is none, or a site is running on it
 */
export async function takeSnapshot(dataDir: string): Promise<Snapshot> {
  const place = path.join(dataDir, "site.sqlite");
  if (!isThere(dataDir)) throw new NotMoved(`DATA_DIR has no database: ${place} is not there.`);
  const original = holdAlone(place);
  const folder = path.join(dataDir, "moving-to-postgres");
  const clear = () => rmSync(folder, { recursive: true, force: true });
  const release = () => {
    original.close();
    clear();
  };
  try {
    clear();
    mkdirSync(folder, { mode: 0o700 });
    const copy = path.join(folder, "site.sqlite");
    await original.backup(copy);
    const { db, longReads } = await openDatabase({ dataDir: folder });
    await migrate(db).finally(() => Promise.all([db.destroy(), longReads.destroy()]));
    const database = new BetterSqlite(copy, { readonly: true });
    return {
      database,
      release() {
        database.close();
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}

/** Nobody else can open the file as long as this is open. https://sqlite.org/pragma.html#pragma_locking_mode */
function holdAlone(place: string): Database {
  const database = new BetterSqlite(place, { timeout: 1_000 });
  try {
    database.pragma("locking_mode = EXCLUSIVE");
    database.exec("begin exclusive; commit");
    return database;
  } catch (error) {
    database.close();
    if (!/locked|busy/i.test((error as Error).message)) throw error;
    throw new NotMoved(`The site is running on ${place}: stop it first.`);
  }
}
