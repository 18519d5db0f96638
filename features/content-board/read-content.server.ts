import { countTexts } from "#features/pages/count-texts.server.ts";
import type { EntryDocument } from "#features/pages/entry-document.ts";
import { isMeantFor, titleOf } from "#features/pages/entry-title.ts";
import { isPageless } from "#features/pages/kinds.ts";
import { readLiveAddresses } from "#features/pages/live-pages.server.ts";
import { seenIn } from "#features/pages/seen-in.ts";
import { readNewest, readVersions, versionKey } from "#features/pages/stored-entries.server.ts";
import { readScheduled } from "#features/publishing/scheduled-jobs.server.ts";
import type { Asked } from "#platform/http/call.ts";
import { type LanguageCode, languageCodes } from "#platform/language/languages.ts";
import { localizedPath } from "#platform/language/localized-path.ts";
import { foldLetters } from "#platform/rules/fold-letters.ts";
import { iso } from "#platform/rules/iso-instant.ts";
import type { Db } from "#platform/store/store.server.ts";
import type { ContentAnswer, ContentEntry, contentBoardCalls } from "./calls.ts";
import { isShown, liveState, type RowFilter, rowFilters } from "./entry-states.ts";

export type ContentFilter = Asked<(typeof contentBoardCalls)["GET /api/admin/content"]>["query"];

/** Rows of a page. */
const most = 50;

/** Counts of all entries, and those that a filter shows, by kind and name. `shown`: the language of their titles. */
export async function readContent(
  db: Db,
  filter: ContentFilter,
  shown: LanguageCode,
): Promise<Pick<ContentAnswer, "counts" | "items" | "next">> {
  const all = await readRows(db, shown);
  const count = (state: RowFilter) => all.filter((row) => isShown(row, state)).length;
  const counts = Object.fromEntries(rowFilters.map((state) => [state, count(state)])) as Record<
    RowFilter,
    number
  >;
  const { kind, state, language, q = "", after = 0 } = filter;
  const words = foldLetters(q).split(/\s+/).filter(Boolean);
  const found = all.filter((row) => {
    const text = foldLetters(`${row.id} ${row.title}`);
    return (
      (kind === undefined || row.kind === kind) &&
      (state === undefined || isShown(row, state, language)) &&
      words.every((word) => text.includes(word))
    );
  });
  return {
    counts: { entries: all.length, ...counts },
    items: found.slice(after, after + most),
    next: after + most < found.length ? String(after + most) : null,
  };
}

async function readRows(db: Db, shown: LanguageCode): Promise<ContentEntry[]> {
  const [newest, liveRows, jobs, drafts, versions] = await Promise.all([
    readNewest(db),
    readLiveAddresses(db),
    readScheduled({ read: db }),
    readDrafts(db),
    db
      .selectFrom("content_entry as entry")
      .innerJoin("content_version as newest", (join) =>
        join.onRef("newest.entry", "=", "entry.id").onRef("newest.version", "=", "entry.version"),
      )
      .select(["entry.id", "newest.made_at"])
      .execute(),
  ]);
  const live = new Map(liveRows.map((row) => [`${row.entry} ${row.language}`, row]));
  const versionOf = new Map(newest.map(({ id, version }) => [id, version]));
  // Those alone are compared, language by language: a change to the words of another one is none to its visitors.
  const behind = await readVersions(
    db,
    liveRows.filter(({ entry, version }) => drafts.has(entry) || versionOf.get(entry) !== version),
  );
  const madeAt = new Map(versions.map(({ id, made_at }) => [id, Number(made_at)]));
  const dueOf = new Map(
    jobs.toReversed().flatMap(({ due, changes }) => changes.map(({ entry }) => [entry, due])),
  );
  return newest.map((entry) => {
    const { id, kind, version, document } = entry;
    const texts = countTexts(document);
    const draft = drafts.get(id);
    // Steps that were written on another version are done again on this one when somebody opens it.
    const isToCome = draft !== undefined && draft.base !== version;
    const written = draft && !isToCome ? draft.document : document;
    const due = dueOf.get(id);
    return {
      ...{ id, kind, title: titleOf(written, shown), isSample: document.sample },
      changedAt: iso(draft?.changedAt ?? madeAt.get(id) ?? 0),
      scheduled: due === undefined ? null : iso(due),
      languages: languageCodes.map((language) => {
        const own = live.get(`${id} ${language}`);
        const seen = own && behind.get(versionKey(own));
        const isOther = isToCome || (seen && seenIn(seen, language) !== seenIn(written, language));
        const standing = own && (isOther ? "other" : "same");
        const state = liveState(standing, isMeantFor(written, language));
        return {
          ...{ language, state },
          address: own && !isPageless(entry) ? localizedPath(own.path, language) : null,
          ...(state === "none" ? { missing: 0, stale: 0 } : texts[language]),
        };
      }),
    };
  });
}

/** What is being written, and is no version yet: visitors see it when it is published, as a newer version. */
async function readDrafts(db: Db) {
  const rows = await db
    .selectFrom("content_draft")
    .select(["entry", "base", "document", "changed_at"])
    .whereRef("revision", ">", "kept")
    .execute();
  return new Map(
    rows.map(({ entry, base, document, changed_at }) => [
      entry,
      { base, document: JSON.parse(document) as EntryDocument, changedAt: Number(changed_at) },
    ]),
  );
}
