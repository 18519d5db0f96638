import {
  formerScreens,
  isFormerScreen,
  newKinds,
  newPages,
} from "#features/pages/former-screens.ts";
import { checkForPublishing } from "#features/pages/gate/check-for-publishing.server.ts";
import { readLiveScreens } from "#features/pages/live-pages.server.ts";
import { newestChanges } from "#features/pages/newest-changes.server.ts";
import type { LiveChange } from "#features/pages/page-document.ts";
import type { EntryFile } from "#features/pages/read-entry-file.server.ts";
import {
  type EntryName,
  readNames,
  readNewest,
  type StoredEntry,
} from "#features/pages/stored-entries.server.ts";
import type { Platform } from "#platform/feature.server.ts";
import { beginJob } from "./held-jobs.server.ts";
import { pointerOf } from "./live-files.server.ts";
import type { Publisher } from "./publisher.server.ts";
import type { SiteBuild } from "./read-site-build.server.ts";
import { newestRelease } from "./release-store.server.ts";

interface Parts extends Pick<Platform<unknown>, "store" | "now" | "log"> {
  site: SiteBuild;
  publisher: Publisher;
  holder: string;
  seedsDir: string;
  /** What is invented may go live: the site is not public. */
  withSamples: boolean;
}

/**
 * A database of a release before this one has nothing where its screens were, and none of the kinds that are new: those
 * entries are taken in and published, all at once. It is done by this process alone: one of that release would refuse
 * them. Whatever else content/entries has that is new arrives as a draft, once for each build.
 * @returns why an address still shows nothing
 */
export async function takeOverScreens(parts: Parts): Promise<string | undefined> {
  const { store, site, publisher, holder, now, log } = parts;
  // The first release brings them.
  if ((await newestRelease(store.read)) === 0) return undefined;
  const isNewBuild = (await pointerOf(store.read, site.build)) === 0;
  const live = new Set(await readLiveScreens(store.read));
  const missing = Object.keys(formerScreens).filter((path) => !live.has(path));
  if (missing.length === 0 && !isNewBuild) return undefined;
  const stored = await readNewest(store.read);
  const names = await readNames(store.read);
  const kinds = newKinds.filter((kind) => !names.some((entry) => entry.kind === kind));
  const ids = await takeIn(parts, { stored, names }, { missing, kinds });
  const changes = await presentable(parts, await newestChanges(store.read, ids));
  if (missing.some((path) => !stands(path, stored) && !ids.includes(nameOf(path))))
    log.warn({ missing }, "nothing may be known of pages that the site leads to");
  if (changes.length === 0) return undefined;
  const job = await beginJob(store, "take-over", changes, { holder, now: now() });
  const { problems, release } = await publisher.run(job);
  if (problems) return problems.join("\n");
  log.info({ entries: ids, release }, "what the release before had as its own are entries now");
  return undefined;
}

/** Files of pages that former screens lead to. */
const comesAlong = new Set(Object.values(newPages));

/** The name of the entry that stands at a former screen. */
const nameOf = (path: string) => formerScreens[path]?.split("/")[1] ?? "";

const stands = (path: string, stored: readonly StoredEntry[]) =>
  stored.some(({ document }) => document.path === path);

/** @returns the entries that are to be live from now on */
async function takeIn(
  { store, seedsDir, now, log }: Parts,
  { stored, names }: { stored: readonly StoredEntry[]; names: readonly EntryName[] },
  wanted: { missing: readonly string[]; kinds: readonly string[] },
): Promise<string[]> {
  // Only an upgrade reads files.
  const { importEntries, NotImported } = await import("#features/pages/import-entries.server.ts");
  const { readSeeds } = await import("#features/pages/seeds.server.ts");
  // What somebody threw away does not come back with the next build.
  const known = new Set(names.map(({ id }) => id));
  const pathOf = new Map(Object.entries(formerScreens).map(([path, file]) => [file, path]));
  const taken: string[] = [];
  const drafts: string[] = [];
  for (const seed of readSeeds(seedsDir)) {
    const file = seed.name.replace(/\.yaml$/, "");
    const [kind = "", id = ""] = file.split("/");
    const path = pathOf.get(file);
    const isMissing = path !== undefined && wanted.missing.includes(path) && !stands(path, stored);
    if (known.has(id) && !isMissing) continue;
    const name = isMissing ? freeName(id, known) : id;
    const named: EntryFile = { ...seed, name: `${kind}/${name}.yaml` };
    try {
      await importEntries(store, [named], { by: "upgrade", now: now() });
      const isWanted = isMissing || wanted.kinds.includes(kind) || comesAlong.has(file);
      (isWanted ? taken : drafts).push(name);
    } catch (error) {
      // Somebody has an entry of its own at that address; or another process was faster.
      if (!(error instanceof NotImported) && !known.has(name)) throw error;
      log.warn({ err: error }, "an entry of content/entries is not taken in");
    }
  }
  if (drafts.length > 0) log.info({ drafts }, "content/entries has something new: drafts");
  const own = wanted.missing.flatMap(
    (path) => stored.find(({ document }) => document.path === path)?.id ?? [],
  );
  return [...own, ...taken];
}

/** Somebody may have an entry of that name, elsewhere. */
function freeName(name: string, known: ReadonlySet<string>): string {
  return known.has(name) ? freeName(`${name}-page`, known) : name;
}

/** Without what is invented, on a public site, and without what the gate refuses of what need not be there. */
async function presentable(
  { store, site, withSamples }: Parts,
  changes: readonly LiveChange[],
): Promise<LiveChange[]> {
  const entries = new Map(
    (await readNewest(store.read, [...new Set(changes.map(({ entry }) => entry))])).map((one) => [
      one.id,
      one.document,
    ]),
  );
  const isNeeded = ({ entry }: LiveChange) => isFormerScreen(entries.get(entry)?.path ?? "");
  const shown = changes.filter(
    (change) => isNeeded(change) || withSamples || !entries.get(change.entry)?.sample,
  );
  const problems = await checkForPublishing(store.read, shown, site.paths);
  const refused = new Set(
    problems
      .filter(({ level, isDeadLink }) => level === "error" && !isDeadLink)
      .map(({ entry, language }) => `${entry} ${language}`),
  );
  return shown.filter(
    (change) => isNeeded(change) || !refused.has(`${change.entry} ${change.language}`),
  );
}
