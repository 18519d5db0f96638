import type { EntryDocument } from "#features/pages/entry-document.ts";
import { readLiveAddresses } from "#features/pages/live-pages.server.ts";
import { readScheduled } from "#features/publishing/scheduled-jobs.server.ts";
import { sourceLanguage, valueIn } from "#platform/fields/leaves.ts";
import { textHash } from "#platform/fields/text-hash.server.ts";
import { iso } from "#platform/rules/iso-instant.ts";
import type { Db, Store } from "#platform/store/store.server.ts";
import { type Draft, isChanged } from "./draft/draft-store.server.ts";
import { leavesAt } from "./draft/leaves-at.ts";

/** Where a draft stands. */
export const about = (draft: Draft) => ({
  ...{ revision: draft.revision, version: draft.entry.version },
  isChanged: isChanged(draft),
});

/** A document as the editor reads it. */
export const shown = ({ sections, ...entry }: EntryDocument) => ({
  ...entry,
  sections: sections.map(({ hidden, ...section }) => ({ ...section, hidden: [...hidden] })),
});

/** Where an entry is seen now. */
export async function liveOf(db: Db, entry: string) {
  const own = (await readLiveAddresses(db)).filter((row) => row.entry === entry);
  // What has no page is seen on every one.
  return own.map(({ language, version, path }) => ({
    ...{ language, version },
    path: path.startsWith("#") ? "/" : path,
  }));
}

/** What goes live by itself, the next first. */
export async function scheduledOf(store: Store, entry: string) {
  const own = (await readScheduled(store)).filter(({ changes }) =>
    changes.some((change) => change.entry === entry),
  );
  return own.map(({ id, due }) => ({ job: id, due: iso(due) }));
}

/** Field → hash of its text in the first language. */
export function hashesOf(document: EntryDocument): Record<string, string> {
  return Object.fromEntries(
    leavesAt(document).flatMap(({ at, leaf, value }) => {
      const text = leaf.translated ? valueIn(leaf, value, sourceLanguage) : undefined;
      return typeof text === "string" ? [[at, textHash(text)]] : [];
    }),
  );
}
