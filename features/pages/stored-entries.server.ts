import type { Kysely } from "kysely";
import type { Tables } from "#platform/store/tables.ts";
import type { EntryDocument } from "./entry-document.ts";
import { type EntryKind, entryKinds } from "./kinds.ts";

export interface StoredEntry {
  id: string;
  kind: EntryKind;
  version: number;
  document: EntryDocument;
}

/**
 * The newest version of each entry, by kind and name; of some, where their names are given. What lies in the bin is
 * there only for those who ask for it; what only a newer release can read is not there.
 */
export async function readNewest(
  db: Kysely<Tables>,
  ids?: readonly string[],
  { withBinned = false } = {},
): Promise<StoredEntry[]> {
  // PostgreSQL refuses an empty list.
  if (ids?.length === 0) return [];
  const all = db
    .selectFrom("content_entry as entry")
    .innerJoin("content_version as newest", (join) =>
      join.onRef("newest.entry", "=", "entry.id").onRef("newest.version", "=", "entry.version"),
    )
    .select(["entry.id", "entry.kind", "entry.version", "newest.document"])
    .where("entry.kind", "in", entryKinds)
    .orderBy("entry.kind")
    .orderBy("entry.id");
  const some = withBinned
    ? all
    : all.where("entry.id", "not in", db.selectFrom("content_bin").select("entry"));
  const rows = await (ids ? some.where("entry.id", "in", [...ids]) : some).execute();
  return rows.map((row) => ({ ...row, document: JSON.parse(row.document) }));
}

/** A name that is taken, and by what. `erased`: by nothing that can come back. */
export interface EntryName {
  id: string;
  kind: EntryKind;
  version: number;
  state: "there" | "binned" | "erased";
}

/** Every name that an entry has or had. */
export async function readNames(db: Kysely<Tables>): Promise<EntryName[]> {
  const rows = await db
    .selectFrom("content_entry as entry")
    .leftJoin("content_bin as bin", "bin.entry", "entry.id")
    .select(["entry.id", "entry.kind", "entry.version", "bin.binned_at", "bin.erased_at"])
    .execute();
  return rows.map(({ binned_at, erased_at, ...name }) => ({
    ...name,
    state: binned_at === null ? "there" : erased_at === null ? "binned" : "erased",
  }));
}

/** Entries of kinds that only a newer release knows, which stays on the database where one goes back. */
export const readUnknown = (db: Kysely<Tables>): Promise<{ id: string; kind: string }[]> =>
  db
    .selectFrom("content_entry")
    .select(["id", "kind"])
    .where("kind", "not in", entryKinds)
    .orderBy("id")
    .execute();

/** The entries that lie in the bin, and the names of those that were erased there. */
export async function readBinned(db: Kysely<Tables>): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom("content_bin").select("entry").execute();
  return new Set(rows.map(({ entry }) => entry));
}

/** Whether an entry lies in the bin and can be taken out. */
export const isBinned = async (db: Kysely<Tables>, id: string): Promise<boolean> =>
  (await db
    .selectFrom("content_bin")
    .select("entry")
    .where("entry", "=", id)
    .where("erased_at", "is", null)
    .executeTakeFirst()) !== undefined;

/** A statement may have so many values (SQLite: 32,766), and a query so many alternatives before it gets slow. */
const atOnce = 200;

/** Given versions of entries; what does not exist is left out. The key is `versionKey`. */
export async function readVersions(
  db: Kysely<Tables>,
  wanted: readonly { entry: string; version: number }[],
): Promise<Map<string, EntryDocument>> {
  const found = new Map<string, EntryDocument>();
  const each = [...new Map(wanted.map((one) => [versionKey(one), one])).values()];
  for (let from = 0; from < each.length; from += atOnce) {
    const rows = await db
      .selectFrom("content_version")
      .select(["entry", "version", "document"])
      .where((is) =>
        is.or(
          each.slice(from, from + atOnce).map(({ entry, version }) => is.and({ entry, version })),
        ),
      )
      .execute();
    for (const row of rows) found.set(versionKey(row), JSON.parse(row.document));
  }
  return found;
}

export const versionKey = ({ entry, version }: { entry: string; version: number }) =>
  `${entry} ${version}`;
