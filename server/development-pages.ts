import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { freezePages } from "#features/pages/freeze-pages.server.ts";
import { importEntries } from "#features/pages/import-entries.server.ts";
import { newestChanges } from "#features/pages/newest-changes.server.ts";
import type { SeedPages } from "#features/pages/page-document.ts";
import { planRelease } from "#features/pages/plan-release.server.ts";
import { readSeeds } from "#features/pages/seeds.server.ts";
import { readShells } from "#features/pages/site/read-shells.server.ts";
import { findOnPage } from "#features/publishing/find-on-page.server.ts";
import { localizedPath } from "#platform/language/localized-path.ts";
import { openDatabase } from "#platform/store/open-database.server.ts";
import { createStore, type Store } from "#platform/store/store.server.ts";
import { migrate } from "./database/migrate.ts";

const folder = "content/entries";

let made: { from: string; pages: Promise<SeedPages> } | undefined;

/**
 * The files of content/entries as they are now, as pages; made again when one of them has changed.
 * @param fixedPaths addresses of screens, without a language
 * @throws NotImported naming the file that is broken
 */
export function seedPages(fixedPaths: readonly string[]): Promise<SeedPages> {
  const files = readSeeds(folder);
  const from = JSON.stringify(files);
  if (made?.from !== from)
    made = { from, pages: inNewStore((store) => publishAll(store, files, fixedPaths)) };
  return made.pages;
}

/** What search finds of them in a language, by titles, descriptions and questions: a release reads the pages' text, too. */
export async function findInSeeds(fixedPaths: readonly string[], code: string) {
  const { pages, shells } = await seedPages(fixedPaths);
  return [...pages].flatMap(([url, page]) =>
    page.language === code && !page.canonical && !page.values.unlisted
      ? findOnPage(page, url, "", shells[page.language])
      : [],
  );
}

async function publishAll(
  store: Store,
  files: ReturnType<typeof readSeeds>,
  fixedPaths: readonly string[],
): Promise<SeedPages> {
  const now = Date.now();
  await importEntries(store, files, { by: "seed", now });
  const plan = await planRelease(store.read, await newestChanges(store.read), now);
  const pages = await freezePages(store.read, plan.live, plan.pages);
  return {
    pages: new Map(pages.map((page) => [localizedPath(page.path, page.language), page])),
    shells: await readShells(store.read, plan, { fixedPaths, now }),
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
