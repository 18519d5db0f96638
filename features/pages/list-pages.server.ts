import { isInList, partsOf } from "#platform/fields/fields.ts";
import type { LanguageCode } from "#platform/language/languages.ts";
import type { EntryKind } from "./kinds.ts";
import type { LivePage } from "./live-pages.server.ts";

/** The pages with what their lists go on at: `/blog/grid`, then `/blog/grid/2`, as many as the list needs. */
export function withParts(live: readonly LivePage[]): LivePage[] {
  const groups = Map.groupBy(live, ({ language, kind }) => `${language} ${kind}`);
  return live.flatMap((page) => {
    const { pages } = page.card;
    if (!pages) return [page];
    const all = groups.get(`${page.language} ${pages.of}`) ?? [];
    const listed = all.filter(({ card }) => isInList(pages, card.values));
    const further = Array.from({ length: partsOf(pages, listed.length) - 1 }, (_, index) => {
      const part = index + 2;
      return { ...page, part, path: `${page.path.replace(/\/$/, "")}/${part}` };
    });
    return [page, ...further];
  });
}

/** Where a language lists the groups of a kind (`groupedBy`): value → address. */
export function groupLists(
  live: readonly LivePage[],
  language: LanguageCode,
  kind: EntryKind,
): Record<string, string> {
  const lists: Record<string, string> = {};
  for (const { language: own, path, card } of live)
    if (own === language && card.pages?.of === kind && card.pages.only)
      lists[card.pages.only.value] ??= path;
  return lists;
}
