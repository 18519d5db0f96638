import type { Kysely } from "kysely";
import type { SearchEntry } from "#features/search/search-index.ts";
import type { Store, Trx } from "#platform/store/store.server.ts";
import type { Tables } from "#platform/store/tables.ts";
import type { PublishedAddress, PublishedFile } from "./publish-file.server.ts";

/** One address of a release, and what it was made from. */
export interface ReleaseRow {
  path: string;
  source: string;
  file: PublishedAddress;
  /** Of a page: what search finds on it. */
  search?: readonly SearchEntry[];
}

/** What is different in the next release of a build. */
export interface ReleaseDifference {
  rows: readonly ReleaseRow[];
  gone: readonly string[];
}

/** What a build shows at each address, by what it was made from. */
export async function currentRows(db: Kysely<Tables>, build: string) {
  const rows = await db
    .selectFrom("release_file")
    .select(["path", "source"])
    .where("build", "=", build)
    .where("until", "is", null)
    .execute();
  return new Map(rows.map((row) => [row.path, row]));
}

export type CurrentRows = Awaited<ReturnType<typeof currentRows>>;

/** What search finds at some addresses of a build, as JSON: some kilobytes for each. */
export async function findingsAt(
  db: Kysely<Tables>,
  build: string,
  addresses: readonly string[],
): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const paths of chunks(addresses)) {
    const rows = await db
      .selectFrom("release_file")
      .select(["path", "search"])
      .where("build", "=", build)
      .where("until", "is", null)
      .where("path", "in", paths)
      .execute();
    for (const { path, search } of rows) if (search !== null) found.set(path, search);
  }
  return found;
}

/** Rows of earlier releases that were made from the same: they need not be rendered again. */
export async function earlierRows(
  db: Kysely<Tables>,
  build: string,
  sources: readonly string[],
): Promise<ReleaseRow[]> {
  const found: ReleaseRow[] = [];
  for (const some of chunks(sources)) {
    const rows = await db
      .selectFrom("release_file")
      .select(["path", "source", "file", "search"])
      .where("build", "=", build)
      .where("source", "in", some)
      .where("hash", "in", db.selectFrom("published_file").select("hash"))
      .execute();
    for (const { file, search, ...row } of rows)
      found.push({
        ...row,
        file: JSON.parse(file),
        ...(search ? { search: JSON.parse(search) } : {}),
      });
  }
  return found;
}

/** Keeps contents by their hash. Nothing shows them until a release names them. */
export async function keepFiles(
  store: Store,
  files: readonly (Pick<PublishedFile, "bytes"> & { file: { hash: string } })[],
  now: number,
): Promise<void> {
  const all = files.flatMap(({ file, bytes }) =>
    bytes.map((content) => ({ hash: file.hash, ...content, used_at: now })),
  );
  // Two addresses may show the same bytes, not always in the same encodings; PostgreSQL takes a key once in a statement.
  const each = new Map(all.map((row) => [`${row.hash} ${row.encoding}`, row]));
  const rows = [...each.values()];
  if (rows.length === 0) return;
  await store.write((trx) =>
    trx
      .insertInto("published_file")
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(["hash", "encoding"]).doUpdateSet({ used_at: now }),
      )
      .execute(),
  );
}

/** Writes down what is different at some addresses of a build, and lets it show that. */
export async function flip(
  trx: Trx,
  { build, origin, release, now }: { build: string; origin: string; release: number; now: number },
  { rows, gone }: ReleaseDifference,
): Promise<void> {
  const ended = [...gone, ...rows.map(({ path }) => path)];
  for (const paths of chunks(ended)) {
    await trx
      .updateTable("release_file")
      .set({ until: release })
      .where("build", "=", build)
      .where("until", "is", null)
      .where("path", "in", paths)
      .execute();
  }
  for (const some of chunks(rows)) {
    const values = some.map(({ path, source, file, search }) => ({
      ...{ build, path, since: release, until: null, source },
      ...{ file: JSON.stringify(file), hash: "redirect" in file ? null : file.hash },
      search: search ? JSON.stringify(search) : null,
    }));
    await trx.insertInto("release_file").values(values).execute();
  }
  await trx
    .insertInto("release_pointer")
    .values({ build, origin, release, seen_at: now })
    .onConflict((conflict) => conflict.column("build").doUpdateSet({ release, seen_at: now }))
    .execute();
}

/** As many as a statement takes parameters for. */
function* chunks<Item>(items: readonly Item[]): Generator<Item[]> {
  for (let first = 0; first < items.length; first += 100) yield items.slice(first, first + 100);
}
