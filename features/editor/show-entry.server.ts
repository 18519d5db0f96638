import type { EntryDocument } from "#features/pages/entry-document.ts";
import { leavesAt } from "#features/pages/leaves-at.ts";
import { readLiveAddresses } from "#features/pages/live-pages.server.ts";
import type { LiveChange } from "#features/pages/page-document.ts";
import { seenIn } from "#features/pages/seen-in.ts";
import { readVersions, versionKey } from "#features/pages/stored-entries.server.ts";
import { readScheduled } from "#features/publishing/scheduled-jobs.server.ts";
import { sourceLanguage, valueIn } from "#platform/fields/leaves.ts";
import { textHash } from "#platform/fields/text-hash.server.ts";
import { languageCodes } from "#platform/language/languages.ts";
import { iso } from "#platform/rules/iso-instant.ts";
import type { Db, Store } from "#platform/store/store.server.ts";
import { type Draft, isChanged } from "./draft/draft-store.server.ts";

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

/** Where an entry is seen now, and what is seen there by its name. */
export async function liveOf(db: Db, entry: string) {
  const own = (await readLiveAddresses(db)).filter((row) => row.entry === entry);
  const documents = await readVersions(db, own);
  return own.map(({ language, version, path }) => {
    const document = documents.get(versionKey({ entry, version }));
    return {
      ...{ language, version, ...(document && { seen: seenIn(document, language) }) },
      // What has no page is seen on every one.
      path: path.startsWith("#") ? "/" : path,
    };
  });
}

/** What goes live by itself, the next first; `isOlder`: in place of something newer that visitors see now. */
async function scheduledOf(store: Store, entry: string, live: Awaited<ReturnType<typeof liveOf>>) {
  const isOlder = ({ language, version }: LiveChange) =>
    live.some((page) => page.language === language && page.version > Number(version));
  return (await readScheduled(store)).flatMap(({ id, due, changes }) => {
    const own = changes.filter((change) => change.entry === entry);
    if (own.length === 0) return [];
    const languages = languageCodes.filter((code) => own.some(({ language }) => language === code));
    const version = Math.max(...own.map(({ version }) => Number(version)));
    const older = own.some(isOlder) && { isOlder: true as const };
    return [{ job: id, due: iso(due), languages, version, ...older }];
  });
}

/** What visitors see of an entry, and will see without anybody's doing. */
export async function standingOf(store: Store, entry: string) {
  const live = await liveOf(store.read, entry);
  return { live, scheduled: await scheduledOf(store, entry, live) };
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
