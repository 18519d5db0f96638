import type { Kysely } from "kysely";
import type { Tables } from "#platform/store/tables.ts";
import type { SiteBuild } from "./read-site-build.server.ts";

/** Addresses that answer something else than before, with the language's prefix and without the origin. */
export interface ChangedAddresses {
  added: string[];
  changed: string[];
  removed: string[];
}

/**
 * What differs between two releases of a build.
 * @param before the release that is known; undefined: none
 * @returns undefined where any address may differ
 */
export async function changedAddresses(
  db: Kysely<Tables>,
  { build, files }: Pick<SiteBuild, "build" | "files">,
  { before, now }: { before: number | undefined; now: number },
): Promise<ChangedAddresses | undefined> {
  if (before === undefined) return undefined;
  const rows = await db
    .selectFrom("release_file")
    .select(["path", "since", "until", "file"])
    .where("build", "=", build)
    .where((where) =>
      where.or([
        where.and([where("since", ">", before), where("since", "<=", now)]),
        where.and([where("until", ">", before), where("until", "<=", now)]),
      ]),
    )
    .orderBy("path")
    .execute();
  const found: ChangedAddresses = { added: [], changed: [], removed: [] };
  for (const [path, some] of Map.groupBy(rows, (row) => row.path)) {
    // Where nothing is published, the build may have a file.
    const own = files.has(path) ? "the build's" : undefined;
    const former = some.find(({ since }) => Number(since) <= before)?.file ?? own;
    const newest = some.find(({ until }) => until === null || Number(until) > now)?.file ?? own;
    if (former === newest) continue;
    const kind = former === undefined ? "added" : newest === undefined ? "removed" : "changed";
    found[kind].push(path);
  }
  return found;
}
