import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { freezePages } from "#features/pages/freeze-pages.server.ts";
import { importEntries } from "#features/pages/import-entries.server.ts";
import { menuPaths } from "#features/pages/menu-paths.ts";
import { newestChanges } from "#features/pages/newest-changes.server.ts";
import type { SeedPages } from "#features/pages/page-document.ts";
import { planRelease } from "#features/pages/plan-release.server.ts";
import { readSeeds } from "#features/pages/seeds.server.ts";
import { languageCodes } from "#platform/language/languages.ts";
import { localizedPath } from "#platform/language/localized-path.ts";
import { openDatabase } from "#platform/store/open-database.server.ts";
import { createStore, type Store } from "#platform/store/store.server.ts";
import { migrate } from "./database/migrate.ts";

const folder = "content/entries";
let made: { from: string; pages: Promise<SeedPages> } | undefined;

/**
 * The files of content/entries as they are now, as pages; made again when one of them has changed.
 * @throws NotImported naming the file that is broken
 */
export function seedPages(): Promise<SeedPages> {
  const files = readSeeds(folder);
  const from = JSON.stringify(files);
  if (made?.from !== from) made = { from, pages: inNewStore((store) => publishAll(store, files)) };
  return made.pages;
}

async function publishAll(store: Store, files: ReturnType<typeof readSeeds>): Promise<SeedPages> {
  const now = Date.now();
  await importEntries(store, files, { by: "seed", now });
  const { live } = await planRelease(store.read, await newestChanges(store.read), now);
  const pages = await freezePages(store.read, live, live);
  return {
    pages: new Map(pages.map((page) => [localizedPath(page.path, page.language), page])),
    menuPaths: new Map(languageCodes.map((code) => [code, menuPaths(live, code)])),
  };
}

async function inNewStore<Result>(work: (store: Store) => Promise<Result>): Promise<Result> {
  const dataDir = mkdtempSync(path.join(tmpdir(), "site-entries-"));
  const database = await openDatabase({ dataDir });
  const store = createStore(database);
  try {
    await migrate(database.db);
    return await work(store);
  } finally {
    await store.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
