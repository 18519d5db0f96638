import type { Kysely } from "kysely";
import type { LiveChange } from "#features/pages/page-document.ts";
import type { SearchEntry } from "#features/search/search-index.ts";
import type { Store, Trx } from "#platform/store/store.server.ts";
import type { Tables } from "#platform/store/tables.ts";
import type { PublishedAddress, PublishedFile } from "./publish-file.server.ts";
import type { JobKind } from "./publishing-tables.server.ts";

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

/** Another release came in between; what was rendered may not fit any more. */
export class Overtaken extends Error {
  override name = "Overtaken";
}

/** The newest change of what is live; 0: nothing ever was. */
export async function newestRelease(db: Kysely<Tables>): Promise<number> {
  const { newest } = await db
    .selectFrom("content_release")
    .select((select) => select.fn.max("id").as("newest"))
    .executeTakeFirstOrThrow();
  return Number(newest ?? 0);
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

export interface Release {
  id: number;
  kind: JobKind;
  madeAt: number;
  changes: LiveChange[];
  before: LiveChange[];
  undoes: number | null;
  /** A user's id. */
  madeBy: string | null;
}

/** The last releases, the newest first. */
export async function readReleases(db: Kysely<Tables>, most: number): Promise<Release[]> {
  const rows = await db
    .selectFrom("content_release")
    .selectAll()
    .orderBy("id", "desc")
    .limit(most)
    .execute();
  return rows.map(({ id, kind, made_at, changes, before, undoes, made_by }) => ({
    id: Number(id),
    kind,
    madeAt: Number(made_at),
    changes: JSON.parse(changes),
    before: JSON.parse(before),
    undoes: undoes === null ? null : Number(undoes),
    madeBy: made_by,
  }));
}

/** Releases that an undo can still take back, one after the other. */
function undoable(db: Kysely<Tables>) {
  const undone = db.selectFrom("content_release").select("undoes").where("undoes", "is not", null);
  return (
    db
      .selectFrom("content_release")
      .where("undoes", "is", null)
      // They brought pages that must be there, and what things cost.
      .where("kind", "not in", ["take-over", "prices"])
      .where("id", "not in", undone)
  );
}

/** Entries that taking releases back could bring to the site again. */
export async function heldEntries(db: Kysely<Tables>): Promise<ReadonlySet<string>> {
  const rows = await undoable(db).select("before").where("before", "!=", "[]").execute();
  const before = rows.flatMap((row): LiveChange[] => JSON.parse(row.before));
  return new Set(before.flatMap(({ entry, version }) => (version === null ? [] : [entry])));
}

/** The release that an undo takes back: the newest that is not taken back yet and takes none back itself. */
export async function releaseToUndo(db: Kysely<Tables>): Promise<Release | undefined> {
  const row = await undoable(db).select("id").orderBy("id", "desc").limit(1).executeTakeFirst();
  if (!row) return undefined;
  const behind = (await newestRelease(db)) - Number(row.id);
  return (await readReleases(db, behind + 1)).find(({ id }) => id === Number(row.id));
}
