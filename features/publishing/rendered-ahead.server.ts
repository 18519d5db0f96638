import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Store } from "#platform/store/store.server.ts";
import type { PublishedFile } from "./publish-file.server.ts";
import type { ReleaseRow } from "./release-files.server.ts";

/** In the build: pages of its first release, so that a first start need not render them. */
export const aheadFolder = "first-release";
const indexName = "index.json";

interface Index {
  /** When they were rendered, ms: the instant at which they go live. */
  at: number;
  rows: ReleaseRow[];
}

export interface RenderedAhead {
  at: number;
  /** The files of a page by what it is made from; undefined: it has to be rendered. */
  find(source: string): { files: PublishedFile[]; rows: ReleaseRow[] } | undefined;
  /** The pages that are answered with a status, such as 404. */
  pagesWith(status: number): PublishedFile[];
}

/** Undefined where the build has none. */
export function openRenderedAhead(buildDir: string): RenderedAhead | undefined {
  const place = path.join(buildDir, aheadFolder);
  const index = path.join(place, indexName);
  if (!existsSync(index)) return undefined;
  const { at, rows }: Index = JSON.parse(readFileSync(index, "utf8"));
  const bySource = Map.groupBy(rows, ({ source }) => source);
  return {
    at,
    find(source) {
      const found = bySource.get(source);
      return found && { rows: found, files: found.flatMap((row) => readFile(place, row)) };
    },
    pagesWith: (status) =>
      rows
        .filter(({ file }) => !("redirect" in file) && file.status === status)
        .flatMap((row) => readFile(place, row)),
  };
}

function readFile(place: string, { file }: ReleaseRow): PublishedFile[] {
  if ("redirect" in file) return [];
  const kept = [...file.encodings, ...(file.encodings.includes("br") ? [] : ["identity" as const])];
  const bytes = kept.map((encoding) => ({
    encoding,
    bytes: readFileSync(path.join(place, `${file.hash}.${encoding}`)),
  }));
  return [{ file, bytes }];
}

/** Writes the pages that a store shows into the build that rendered them. */
export async function writeRenderedAhead(
  { read }: Store,
  { build, buildDir }: { build: string; buildDir: string },
  at: number,
): Promise<void> {
  const place = path.join(buildDir, aheadFolder);
  mkdirSync(place, { recursive: true });
  const stored = await read
    .selectFrom("release_file")
    .select(["path", "source", "file", "search"])
    .where("build", "=", build)
    // Sitemap, feeds and search index are made from what is live, each time.
    .whereRef("source", "!=", "hash")
    .execute();
  const rows = stored.map(
    ({ file, search, ...row }): ReleaseRow => ({
      ...{ ...row, file: JSON.parse(file) },
      ...(search ? { search: JSON.parse(search) } : {}),
    }),
  );
  const hashes = new Set(rows.flatMap(({ file }) => ("redirect" in file ? [] : [file.hash])));
  for (const hash of hashes) {
    const kept = await read
      .selectFrom("published_file")
      .select(["encoding", "bytes"])
      .where("hash", "=", hash)
      .execute();
    for (const { encoding, bytes } of kept)
      writeFileSync(path.join(place, `${hash}.${encoding}`), bytes);
  }
  writeFileSync(path.join(place, indexName), JSON.stringify({ at, rows } satisfies Index));
}
