import type { EntryDocument } from "#features/pages/entry-document.ts";
import type { PublishingProblem } from "#features/pages/gate/problem.ts";
import { NotImported, takeEntries } from "#features/pages/import-entries.server.ts";
import { readEntry } from "#features/pages/read-entry.server.ts";
import { readNewest } from "#features/pages/stored-entries.server.ts";
import { writtenEntry } from "#features/pages/write-entry.server.ts";
import type { Administrator } from "#platform/audit/audit-log.server.ts";
import { audit } from "#platform/audit/keep-record.server.ts";
import { idPath } from "#platform/fields/id-path.ts";
import type { Trx } from "#platform/store/store.server.ts";
import { type Draft, isChanged, readDraft, writeDraft } from "./draft-store.server.ts";
import { isSame } from "./operations.ts";

/** Something that keeps a draft from being a version. `field`: as operations name it. */
export type FormProblem = Pick<PublishingProblem, "field" | "message" | "code" | "value">;

/** What is wrong with the form of a draft; only without it can it be shown or kept. */
export function readForm(document: EntryDocument): {
  entry: EntryDocument;
  problems: FormProblem[];
} {
  const written = writtenEntry(document);
  const { entry, problems } = readEntry(document.kind, document.id, written);
  return {
    entry,
    problems: problems.map(({ path, message, why }) => ({
      ...{ code: "form", field: idPath(written, path), message },
      ...why,
    })),
  };
}

export interface Kept {
  draft: Draft;
  problems: FormProblem[];
}

/** Makes a version of what is being written; with problems nothing is made. Undefined where there is no such entry. */
export async function keepVersion(
  trx: Trx,
  by: Administrator,
  id: string,
  now: number,
): Promise<Kept | undefined> {
  const draft = await readDraft(trx, id);
  if (!draft) return undefined;
  const { entry, problems } = readForm(draft.document);
  if (problems.length > 0 || !isChanged(draft)) return { draft, problems };
  try {
    await takeEntries(trx, [entry], { by: "editor", now });
  } catch (error) {
    if (!(error instanceof NotImported)) throw error;
    const field = entry.path === undefined ? "slug" : "path";
    const problems = error.problems.map((message) => ({ code: "form" as const, field, message }));
    return { draft, problems };
  }
  const [newest = draft.entry] = await readNewest(trx, [id]);
  // Blanks at the ends are gone, and a new entry has got its address.
  const revision = draft.revision + (isSame(newest.document, draft.document) ? 0 : 1);
  const { version: base, document } = newest;
  const kept = { entry: newest, base, revision, kept: revision, document };
  await writeDraft(trx, kept, now);
  if (base !== draft.entry.version)
    await audit(
      trx,
      by,
      { action: "entry.save", subjectId: id, subject: id, details: { version: base } },
      now,
    );
  return { draft: kept, problems: [] };
}
