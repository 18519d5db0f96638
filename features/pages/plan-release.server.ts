import type { Kysely } from "kysely";
import { type LanguageCode, languageCodes } from "#platform/language/languages.ts";
import type { Tables } from "#platform/store/tables.ts";
import { folderAddresses } from "./folder-addresses.ts";
import { type EntryKind, groupedKinds, isPageless, kindOf } from "./kinds.ts";
import { groupLists, withParts } from "./list-pages.server.ts";
import { addressKey, applyChanges, type LivePage, pageKey, readLive } from "./live-pages.server.ts";
import type { LiveChange, Redirect } from "./page-document.ts";
import { relatedEntries } from "./related-entries.server.ts";
import { showSecondNames } from "./show-second-names.server.ts";
import { compareLists, shownOf } from "./shown-lists.server.ts";
import type { LiveSite } from "./site/read-shells.server.ts";
import { readVersions, versionKey } from "./stored-entries.server.ts";

/** What a release would be after some changes; no document of an unchanged page was read for it. */
export interface PlannedRelease extends LiveSite {
  /** The same with what their lists go on at: every address. */
  pages: readonly LivePage[];
  /** Those of `pages` whose page is another one than before, whatever stands around them (site/read-shells). */
  touched: readonly LivePage[];
  /** Addresses that were live and are not any more. */
  gone: readonly Pick<LivePage, "language" | "path">[];
  redirects: readonly Redirect[];
}

/**
 * @param now publication instant of what changes, ms; give `setLive` the same
 * @param stored what is live, where it was read before
 */
export async function planRelease(
  db: Kysely<Tables>,
  changes: readonly LiveChange[],
  now: number,
  stored?: readonly LivePage[],
): Promise<PlannedRelease> {
  const was = stored ?? (await readLive(db));
  const is = toldApart(await applyChanges(db, was, changes, now));
  const [before, live] = [toldApart(was).live, is.live];
  const [pagesBefore, pages] = [withParts(before), withParts(live)];
  const paths = new Set(pages.map(addressKey));
  return {
    ...is,
    pages,
    touched: await touchedPages(db, pagesBefore, pages),
    gone: pagesBefore
      .filter((page) => !paths.has(addressKey(page)))
      .map(({ language, path }) => ({ language, path })),
    redirects: await redirectsAfter(db, before, live),
  };
}

/** Pages, with what second names show, and what stands around them. */
export const toldApart = (all: readonly LivePage[]): LiveSite => ({
  live: showSecondNames(all.filter((page) => !isPageless(page))),
  around: all.filter(isPageless),
});

/** An address that was live once leads to where its entry is live now, a folder to its first page; never over a page. */
export async function redirectsAfter(
  db: Kysely<Tables>,
  before: readonly LivePage[],
  live: readonly LivePage[],
): Promise<Redirect[]> {
  const stored = await db
    .selectFrom("content_redirect")
    .select(["language", "path", "entry", "shown_in"])
    .execute();
  const now = new Map(live.map((page) => [pageKey(page), page.path]));
  const taken = new Set(live.map(addressKey));
  // What is gone leaves its address to what led there before it (`setLive`).
  const left = before
    .filter((page) => now.has(pageKey(page)))
    .map((page) => ({ ...page, shown_in: null }));
  const old = new Map([...stored, ...left].map((one) => [addressKey(one), one]));
  const led = [...old.values()].flatMap(({ language, path, entry, shown_in }) => {
    const shownIn = shown_in ?? language;
    const to = now.get(pageKey({ entry, language: shownIn }));
    return to === undefined || taken.has(addressKey({ language, path }))
      ? []
      : [{ language, from: path, to, ...(shownIn !== language && { shownIn }) }];
  });
  for (const { language, from } of led) taken.add(addressKey({ language, path: from }));
  const isFree = ({ language, from }: Redirect) => !taken.has(addressKey({ language, path: from }));
  return [...led, ...folderAddresses(live).filter(isFree)];
}

/** Pages that show something else than before: their own, and what they show of others. */
async function touchedPages(
  db: Kysely<Tables>,
  before: readonly LivePage[],
  live: readonly LivePage[],
): Promise<LivePage[]> {
  const was = new Map(before.map((page) => [pageKey(page), page]));
  const is = new Map(live.map((page) => [pageKey(page), page]));
  const keys = [...new Set([...was.keys(), ...is.keys()])];

  const changed = new Set(keys.filter((key) => was.get(key)?.version !== is.get(key)?.version));
  // What others show of an entry: where it stands, and its card.
  const seen = keys
    .filter((key) => changed.has(key) && seesOther(was.get(key), is.get(key)))
    .flatMap((key) => is.get(key) ?? was.get(key) ?? []);
  const moved = new Set(
    keys
      .filter((key) => was.get(key)?.path !== is.get(key)?.path)
      .map((key) => (is.get(key) ?? was.get(key))?.entry),
  );
  const read = new Set(
    seen.flatMap(({ language, entry, kind }) => [
      `${language} entry:${entry}`,
      `${language} list:${kind}`,
    ]),
  );
  const languages = new Set([...changed].map((key) => (is.get(key) ?? was.get(key))?.language));
  const around = new Map(
    languageCodes
      .filter((code) => languages.has(code))
      .flatMap((code) =>
        groupedKinds.map((kind) => [
          `${code} ${kind}`,
          {
            was: relatedEntries(before, code, kind),
            is: relatedEntries(live, code, kind),
            hasOtherLists:
              JSON.stringify(groupLists(before, code, kind)) !==
              JSON.stringify(groupLists(live, code, kind)),
          },
        ]),
      ),
  );
  const wasAt = new Map(before.map((page) => [addressKey(page), page]));
  const isAt = new Map(live.map((page) => [addressKey(page), page]));
  const listChanged = (language: LanguageCode, kind: EntryKind) => {
    const { listedAt: path } = kindOf(kind);
    if (path === undefined) return false;
    const key = addressKey({ language, path });
    return shownOf(wasAt.get(key)) !== shownOf(isAt.get(key));
  };
  const readOf = (page: LivePage) =>
    page.reads.filter((each) => read.has(`${page.language} ${each}`));
  const documents = await readVersions(
    db,
    live.filter((page) => readOf(page).some((each) => listedKind(each) !== undefined)),
  );
  const hasOtherList = compareLists(before, live);
  const isOther = (page: LivePage, each: string) => {
    const kind = listedKind(each);
    const document = documents.get(versionKey(page));
    return kind === undefined || !document || hasOtherList(page, document, kind);
  };
  const isTouched = (page: LivePage): boolean => {
    const { language, entry, kind, shows } = page;
    if (changed.has(pageKey(page)) || moved.has(entry)) return true;
    if (readOf(page).some((each) => isOther(page, each))) return true;
    if (shows) return was.get(pageKey(page))?.shows?.entry !== shows.entry || isTouched(shows);
    if (listChanged(language, kind)) return true;
    const near = around.get(`${language} ${kind}`);
    return near !== undefined && (near.hasOtherLists || !showSame(near.was(entry), near.is(entry)));
  };
  return live.filter(isTouched);
}

/** Whether others show something else of a page than before: of most its card, of some all that it says. */
const seesOther = (was: LivePage | undefined, is: LivePage | undefined) =>
  shownOf(was) !== shownOf(is) || [was, is].some((page) => page && kindOf(page.kind).shownWhole);

/** Of what a page reads: the kind that it lists; undefined where others show more of an entry than its card. */
function listedKind(read: string): string | undefined {
  const [, kind] = /^list:(.+)$/.exec(read) ?? [];
  return kind !== undefined && !kindOf(kind as EntryKind).shownWhole ? kind : undefined;
}

/** A page that did not change is the same object in both. */
const showSame = (was: readonly LivePage[], is: readonly LivePage[]) =>
  was.length === is.length &&
  was.every((page, index) => page === is[index] || shownOf(page) === shownOf(is[index]));
