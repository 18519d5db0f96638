import type { EntryDocument } from "#features/pages/entry-document.ts";
import { readNewest, type StoredEntry } from "#features/pages/stored-entries.server.ts";
import { textHash } from "#platform/fields/text-hash.server.ts";
import type { Db, Trx } from "#platform/store/store.server.ts";
import type { Operation } from "./operation-schema.ts";
import { applyOperation } from "./operations.ts";
import { Gone } from "./places.ts";

/** What is being written of an entry. Without a step that was not kept yet it is the newest version. */
export interface Draft {
  entry: StoredEntry;
  base: number;
  revision: number;
  kept: number;
  document: EntryDocument;
}

export const isChanged = ({ revision, kept }: Draft) => revision > kept;

/** Undefined where there is no such entry. */
export async function readDraft(db: Db, id: string): Promise<Draft | undefined> {
  const [entry] = await readNewest(db, [id]);
  if (!entry) return undefined;
  const row = await db
    .selectFrom("content_draft")
    .selectAll()
    .where("entry", "=", id)
    .executeTakeFirst();
  if (!row) return { entry, base: entry.version, revision: 0, kept: 0, document: entry.document };
  const draft = { ...row, entry, document: JSON.parse(row.document) as EntryDocument };
  return row.base === entry.version ? draft : onNewest(db, draft);
}

/** A version came from elsewhere: the steps are done again on it. The revision says that all is to be looked at anew. */
async function onNewest(db: Db, draft: Draft): Promise<Draft> {
  const { entry, revision, kept } = draft;
  const rebased = { ...draft, base: entry.version, revision: revision + 1 };
  if (!isChanged(draft)) return { ...rebased, kept: revision + 1, document: entry.document };
  const rows = await changesAfter(db, entry.id, kept);
  // Steps that are gone, or a version that was brought back: what was being written stands.
  if (rows.length < revision - kept) return rebased;
  const document = rows
    .map(({ operation }): Operation => JSON.parse(operation))
    .reduce((before, operation) => tryOperation(before, operation) ?? before, entry.document);
  return { ...rebased, document };
}

/** Undefined where the place is gone. */
export function tryOperation(
  document: EntryDocument,
  operation: Operation,
): EntryDocument | undefined {
  try {
    return applyOperation(document, operation, textHash);
  } catch (error) {
    if (error instanceof Gone) return undefined;
    throw error;
  }
}

export const changesAfter = (db: Db, entry: string, revision: number) =>
  db
    .selectFrom("content_draft_change")
    .selectAll()
    .where("entry", "=", entry)
    .where("revision", ">", revision)
    .orderBy("revision")
    .execute();

/** Stores the draft as it is now. */
export async function writeDraft(trx: Trx, draft: Draft, now: number): Promise<void> {
  const { entry, base, revision, kept, document } = draft;
  const row = { base, revision, kept, document: JSON.stringify(document), changed_at: now };
  await trx
    .insertInto("content_draft")
    .values({ entry: entry.id, ...row })
    .onConflict((conflict) => conflict.column("entry").doUpdateSet(row))
    .execute();
}
