import type { Kysely } from "kysely";
import type { LiveChange } from "#features/pages/page-document.ts";
import type { Tables } from "#platform/store/tables.ts";
import type { JobKind } from "./publishing-tables.server.ts";

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
