import type { Kysely } from "kysely";
import { type LanguageCode, languageCodes } from "#platform/language/languages.ts";
import type { Tables } from "#platform/store/tables.ts";
import { type EntryKind, kindOf } from "./kinds.ts";
import { applyChanges, type LivePage, pageKey, readLive } from "./live-pages.server.ts";
import { menuPaths } from "./menu-paths.ts";
import type { LiveChange, Redirect } from "./page-document.ts";
import { postList, relatedPosts } from "./related-posts.server.ts";
import { showSecondNames } from "./show-second-names.server.ts";

/** What a release would be after some changes; no document of an unchanged page was read for it. */
export interface PlannedRelease {
  live: readonly LivePage[];
  /** Those of `live` whose page is another one than before. */
  touched: readonly LivePage[];
  /** Addresses that were live and are not any more. */
  gone: readonly Pick<LivePage, "language" | "path">[];
  redirects: readonly Redirect[];
}

/** @param now publication instant of what changes, ms; give `setLive` the same */
export async function planRelease(
  db: Kysely<Tables>,
  changes: readonly LiveChange[],
  now: number,
): Promise<PlannedRelease> {
  const stored = await readLive(db);
  const before = showSecondNames(stored);
  const live = showSecondNames(await applyChanges(db, stored, changes, now));
  const paths = new Set(live.map(addressKey));
  return {
    live,
    touched: touchedPages(before, live),
    gone: before
      .filter((page) => !paths.has(addressKey(page)))
      .map(({ language, path }) => ({ language, path })),
    redirects: await redirectsAfter(db, before, live),
  };
}

const addressKey = ({ language, path }: Pick<LivePage, "language" | "path">) =>
  `${language} ${path}`;

/** An address that was live once leads to where its entry is live now; never over a page. */
async function redirectsAfter(
  db: Kysely<Tables>,
  before: readonly LivePage[],
  live: readonly LivePage[],
): Promise<Redirect[]> {
  const stored = await db
    .selectFrom("content_redirect")
    .select(["language", "path", "entry"])
    .execute();
  const now = new Map(live.map((page) => [pageKey(page), page.path]));
  const taken = new Set(live.map(addressKey));
  const old = new Map([...stored, ...before].map((one) => [addressKey(one), one]));
  return [...old.values()].flatMap(({ language, path, entry }) => {
    const to = now.get(pageKey({ entry, language }));
    return to === undefined || taken.has(addressKey({ language, path }))
      ? []
      : [{ language, from: path, to }];
  });
}

/** Pages that show something else than before: their own, and what they show of others. */
function touchedPages(before: readonly LivePage[], live: readonly LivePage[]): LivePage[] {
  const was = new Map(before.map((page) => [pageKey(page), page]));
  const is = new Map(live.map((page) => [pageKey(page), page]));
  const keys = [...new Set([...was.keys(), ...is.keys()])];

  const changed = new Set(keys.filter((key) => was.get(key)?.version !== is.get(key)?.version));
  // What others show of an entry: where it stands, and its card.
  const seen = keys
    .filter((key) => changed.has(key) && shownOf(was.get(key)) !== shownOf(is.get(key)))
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
  const posts = new Map(
    languageCodes
      .filter((code) => languages.has(code))
      .map((code) => [
        code,
        {
          was: relatedPosts(before, code),
          is: relatedPosts(live, code),
          hasOtherList: postList(before, code) !== postList(live, code),
        },
      ]),
  );
  const hasOtherMenus = new Set(
    [...languages].filter(
      (code) => code && menuPaths(before, code).join() !== menuPaths(live, code).join(),
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
  const isTouched = (page: LivePage): boolean => {
    const { language, entry, kind, reads, shows } = page;
    if (hasOtherMenus.has(language)) return true;
    if (changed.has(pageKey(page)) || moved.has(entry)) return true;
    if (reads.some((each) => read.has(`${language} ${each}`))) return true;
    if (shows) return was.get(pageKey(page))?.shows?.entry !== shows.entry || isTouched(shows);
    if (listChanged(language, kind)) return true;
    const around = kind === "post" ? posts.get(language) : undefined;
    return (
      around !== undefined &&
      (around.hasOtherList || !showSame(around.was(entry), around.is(entry)))
    );
  };
  return live.filter(isTouched);
}

const shownOf = (page: LivePage | undefined) => page && JSON.stringify([page.path, page.card]);

/** A page that did not change is the same object in both. */
const showSame = (was: readonly LivePage[], is: readonly LivePage[]) =>
  was.length === is.length &&
  was.every((page, index) => page === is[index] || shownOf(page) === shownOf(is[index]));
