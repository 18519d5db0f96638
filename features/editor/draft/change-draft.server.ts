import type { Administrator } from "#platform/audit/audit-log.server.ts";
import type { Answer, Asked } from "#platform/http/call.ts";
import type { Db, Store, Trx } from "#platform/store/store.server.ts";
import type { editorCalls } from "../calls.ts";
import {
  changesAfter,
  type Draft,
  readDraft,
  tryOperation,
  writeDraft,
} from "./draft-store.server.ts";
import { fieldOf, lastWriters } from "./last-writers.server.ts";
import type { Operation } from "./operation-schema.ts";
import { isSame, saidAt, standsAgainst } from "./operations.ts";

type ChangeCall = (typeof editorCalls)["POST /api/admin/entry/change"];
type Steps = Asked<ChangeCall>["body"];
/** Steps that were not done, since somebody else wrote the same text meanwhile: whoever sent them is asked. */
type Contested = Answer<ChangeCall>["contested"][number];

export interface Changed {
  draft: Draft;
  /** Others have changed it too: the tab shows all of it anew. */
  isNew: boolean;
  /** Of several steps for one field the last: what it says is what its writer means. */
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
    const writers = lastWriters(trx, draft);
    const asked = new Map<string, Contested>();
    const gone: number[] = [];
    const done: Operation[] = [];
    let { document } = draft;
    for (const [step, operation] of steps.operations.entries()) {
      if (operation.do === "set" && standsAgainst(document, operation)) {
        const writer = await writers.of(operation);
        if (writer?.tab !== steps.tab) {
          const theirs = saidAt(document, operation);
          // Anew, so that they stay in the order of the steps.
          asked.delete(fieldOf(operation));
          asked.set(fieldOf(operation), { step, theirs, by: writer?.by_name ?? "" });
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
    const contested = [...asked.values()];
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
