import { type OpenDatabase, openDatabase } from "#platform/store/open-database.server.ts";
import { createStore, type Store } from "#platform/store/store.server.ts";
import { migrate } from "#server/database/migrate.ts";
import { readSettings } from "#server/env.ts";
import { openExisting } from "../open-existing.ts";

/** Works on the site's own store, beside a server that runs or without one; there must be one already. */
export async function withStore<Result>(work: (store: Store) => Promise<Result>): Promise<Result> {
  return using(await openExisting(readSettings()), work);
}

/** Works on a new store in an empty folder. */
export async function withEmptyStore<Result>(
  dataDir: string,
  work: (store: Store) => Promise<Result>,
): Promise<Result> {
  return using(await openDatabase({ dataDir }), work);
}

async function using<Result>(
  database: OpenDatabase,
  work: (store: Store) => Promise<Result>,
): Promise<Result> {
  const store = createStore(database);
  try {
    await migrate(database.db);
    return await work(store);
  } finally {
    await store.close();
  }
}
