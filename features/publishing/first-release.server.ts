import type { Platform } from "#platform/feature.server.ts";
import { WrongSetting } from "#platform/rules/wrong-setting.ts";
import type { Store } from "#platform/store/store.server.ts";
import { chooseDrafts } from "./choose-drafts.server.ts";
import { queueJob } from "./jobs.server.ts";
import type { SiteBuild } from "./read-site-build.server.ts";

interface Parts extends Pick<Platform<unknown>, "store" | "now" | "log"> {
  site: SiteBuild;
  /** Entries that a site begins with, as files. */
  seedsDir: string;
  /** What is invented may go live: the site is not public. */
  withSamples: boolean;
}

/**
 * On the first start the entries of the folder are taken in, and what passes the gate is published. What people made
 * of them since is never touched.
 * @throws WrongSetting naming the files that cannot be taken in
 */
export async function beginWithSeeds(parts: Parts): Promise<void> {
  const { store, site, seedsDir, withSamples, now, log } = parts;
  if (!(await isFirstStart(store))) return;
  await takeIn(store, site, seedsDir, now());
  const { changes, problems } = await chooseDrafts(store.read, site.paths, { withSamples });
  const refused = problems.filter(({ level }) => level === "error");
  if (refused.length > 0)
    log.warn({ refused }, "entries of the first start that are not published");
  if (changes.length > 0) await queueJob(store, "publish", changes, now());
}

/** Nothing was ever asked to be published, and nobody but a start before this one made an entry. */
async function isFirstStart({ read }: Store): Promise<boolean> {
  const job = await read.selectFrom("publish_job").select("id").limit(1).executeTakeFirst();
  const release = await read.selectFrom("content_release").select("id").limit(1).executeTakeFirst();
  const own = await read
    .selectFrom("content_version")
    .select("entry")
    .where("made_by", "!=", seed)
    .limit(1)
    .executeTakeFirst();
  return !job && !release && !own;
}

const seed = "seed";

async function takeIn(
  store: Store,
  { buildDir }: SiteBuild,
  seedsDir: string,
  now: number,
): Promise<void> {
  // Only the first start needs them.
  const { takeEntries, NotImported } = await import("#features/pages/import-entries.server.ts");
  const { readFirstEntries } = await import("./first-entries.server.ts");
  try {
    const entries = readFirstEntries(buildDir, seedsDir);
    await store.write((trx) => takeEntries(trx, entries, { by: seed, now }));
  } catch (error) {
    // Another process that starts for the first time was faster.
    if (await hasEntries(store)) return;
    if (!(error instanceof NotImported)) throw error;
    const lines = error.problems.map((problem) => `${seedsDir}: ${problem}`);
    throw new WrongSetting(
      `${lines.join("\n")}\nThe first start takes these files in: mend them, or take them away.`,
    );
  }
}

async function hasEntries({ read }: Store): Promise<boolean> {
  return (await read.selectFrom("content_entry").select("id").limit(1).execute()).length > 0;
}
