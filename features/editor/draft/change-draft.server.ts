import type { Administrator } from "#platform/audit/audit-log.server.ts";
import type { Db, Store, Trx } from "#platform/store/store.server.ts";
import {
  changesAfter,
  type Draft,
  readDraft,
  tryOperation,
  writeDraft,
} from "./draft-store.server.ts";
import { isSame, type Operation, saidAt, standsAgainst } from "./operations.ts";

/** Some steps of one browser tab. */
export interface Steps {
  id: string;
  tab: string;
  /** What the tab had seen of the draft. */
  revision: number;
  operations: readonly Operation[];
}

/** A step that was not done, since somebody else wrote the same text meanwhile: whoever sent it is asked. */
interface Contested {
  /** Which of the steps. */
  step: number;
  theirs: unknown;
  /** Who wrote it; empty where that is not known any more. */
  by: string;
}

export interface Changed {
  draft: Draft;
  /** Others have changed it too: the tab shows all of it anew. */
  isNew: boolean;
  contested: Contested[];
  /** Steps whose place somebody took away. */
  gone: number[];
}

/** Adds steps to the draft of an entry; undefined where there is no such entry. */
export const changeDraft = (
  store: Store,
  by: Administrator,
  steps: Steps,
  now: number,
): Promise<Changed | undefined> =>
  store.write(async (trx) => {
    const draft = await readDraft(trx, steps.id);
    if (!draft) return undefined;
    const isNew = await hasNews(trx, draft, steps);
    const contested: Contested[] = [];
    const gone: number[] = [];
    const done: Operation[] = [];
    let { document } = draft;
    for (const [step, operation] of steps.operations.entries()) {
      if (operation.do === "set" && standsAgainst(document, operation)) {
        const writer = await lastWriter(trx, steps.id, operation);
        if (writer?.tab !== steps.tab) {
          const theirs = saidAt(document, operation);
          contested.push({ step, theirs, by: writer?.by_name ?? "" });
          continue;
        }
      }
      const after = tryOperation(document, operation);
      if (!after) gone.push(step);
      else if (!isSame(after, document)) {
        document = after;
        done.push(operation);
      }
    }
    if (done.length === 0) return { draft, isNew, contested, gone };
    const changed = { ...draft, document, revision: draft.revision + done.length };
    await writeDraft(trx, changed, now);
    await keepSteps(trx, draft, done, { by, tab: steps.tab, now });
    return { draft: changed, isNew, contested, gone };
  });

/** Somebody else did something since, or it is not known what. */
export async function hasNews(
  db: Db,
  draft: Draft,
  { id, tab, revision }: Pick<Steps, "id" | "tab" | "revision">,
): Promise<boolean> {
  if (revision === draft.revision) return false;
  const since = await changesAfter(db, id, revision);
  return since.length !== draft.revision - revision || since.some((row) => row.tab !== tab);
}

/** Who wrote last what stands in a field. */
async function lastWriter(db: Db, entry: string, operation: Operation) {
  const rows = await changesAfter(db, entry, 0);
  return rows.findLast((row) => {
    const said: Operation = JSON.parse(row.operation);
    return (
      said.do === "set" &&
      operation.do === "set" &&
      said.at === operation.at &&
      said.language === operation.language
    );
  });
}

async function keepSteps(
  trx: Trx,
  { entry, revision }: Draft,
  operations: readonly Operation[],
  { by, tab, now }: { by: Administrator; tab: string; now: number },
): Promise<void> {
  const rows = operations.map((operation, index) => ({
    ...{ entry: entry.id, revision: revision + 1 + index, tab, at: now },
    ...{ by_id: by.id, by_name: by.name, operation: JSON.stringify(operation) },
  }));
  for (let first = 0; first < rows.length; first += 100)
    await trx
      .insertInto("content_draft_change")
      .values(rows.slice(first, first + 100))
      .execute();
}
