import { formerScreens } from "#features/pages/former-screens.ts";
import { readLiveScreens } from "#features/pages/live-pages.server.ts";
import { newestChanges } from "#features/pages/newest-changes.server.ts";
import type { EntryFile } from "#features/pages/read-entry-file.server.ts";
import { readNewest } from "#features/pages/stored-entries.server.ts";
import type { FeatureLog } from "#platform/log/log.server.ts";
import type { Store } from "#platform/store/store.server.ts";
import { beginJob } from "./jobs.server.ts";
import type { Publisher } from "./publisher.server.ts";
import { newestRelease } from "./release-store.server.ts";

interface Parts {
  store: Store;
  publisher: Publisher;
  holder: string;
  seedsDir: string;
  now: () => number;
  log: FeatureLog;
}

/**
 * A database of a release before this one has nothing where its screens were: the entries that they are now are taken
 * in and published, all at once. It is done by this process alone: one of that release would refuse them.
 * @returns why an address still shows nothing
 */
export async function takeOverScreens(parts: Parts): Promise<string | undefined> {
  const { store, publisher, holder, now, log } = parts;
  // The first release brings them.
  if ((await newestRelease(store.read)) === 0) return undefined;
  const live = new Set(await readLiveScreens(store.read));
  const missing = Object.keys(formerScreens).filter((path) => !live.has(path));
  if (missing.length === 0) return undefined;
  const ids = await takeIn(parts, missing);
  const changes = await newestChanges(store.read, ids);
  if (changes.length === 0) {
    log.warn({ missing }, "nothing is known of pages that the site leads to");
    return undefined;
  }
  const job = await beginJob(store, "take-over", changes, { holder, now: now() });
  const { problems, release } = await publisher.run(job);
  if (problems) return problems.join("\n");
  log.info({ entries: ids, release }, "screens of the release before are entries now");
  return undefined;
}

/** @returns the entries that stand at these addresses from now on, live or not yet */
async function takeIn(
  { store, seedsDir, now }: Parts,
  missing: readonly string[],
): Promise<string[]> {
  // Only an upgrade reads files.
  const { importEntries } = await import("#features/pages/import-entries.server.ts");
  const { readSeeds } = await import("#features/pages/seeds.server.ts");
  const stored = await readNewest(store.read);
  const known = new Map(stored.map(({ id, document }) => [id, document]));
  const own = missing.flatMap(
    (path) => stored.find(({ document }) => document.path === path)?.id ?? [],
  );
  const unknown = missing.filter((path) => !stored.some(({ document }) => document.path === path));
  const seeds = new Map(readSeeds(seedsDir).map((file) => [file.name, file]));
  const files = unknown.flatMap((path): EntryFile[] => {
    const seed = seeds.get(`page/${formerScreens[path]}.yaml`);
    return seed
      ? [{ ...seed, name: `page/${freeName(formerScreens[path] ?? "", known)}.yaml` }]
      : [];
  });
  if (files.length > 0) await importEntries(store, files, { by: "upgrade", now: now() });
  return [...own, ...files.map(({ name }) => name.replace(/^page\/(.*)\.yaml$/, "$1"))];
}

/** Somebody may have an entry of that name, elsewhere. */
function freeName(name: string, known: ReadonlyMap<string, unknown>): string {
  return known.has(name) ? freeName(`${name}-page`, known) : name;
}
