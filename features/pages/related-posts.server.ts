import type { ShownDay } from "#platform/fields/fields.ts";
import type { LanguageCode } from "#platform/language/languages.ts";
import type { LivePage } from "./live-pages.server.ts";

const shown = 3;

/** Newest first, and by name on one day. */
export function newestFirst(a: LivePage, b: LivePage): number {
  return dayOf(b).localeCompare(dayOf(a)) || a.entry.localeCompare(b.entry);
}

const dayOf = ({ card }: LivePage) => (card.values.date as ShownDay | undefined)?.iso ?? "";

/**
 * For each post of a language, by its entry, what else to read: its neighbours in time, of its own category first. A
 * new post so changes the pages of a few others, and not of all.
 */
export function relatedPosts(
  live: readonly LivePage[],
  language: LanguageCode,
): Map<string, LivePage[]> {
  const posts = live
    .filter((page) => page.kind === "post" && page.language === language)
    .sort(newestFirst);
  const groups = Object.values(
    Object.groupBy(posts, ({ card }) => String(card.values.category)),
  ) as LivePage[][];
  return new Map(
    groups.flatMap((group) =>
      group.map((post, index) => {
        const own = neighbours(group, index);
        const others = neighbours(posts, posts.indexOf(post)).filter((one) => !own.includes(one));
        return [post.entry, [...own, ...others].slice(0, shown)] as const;
      }),
    ),
  );
}

/** The nearest by place in a list, older ones before newer ones. */
function neighbours(list: readonly LivePage[], index: number): LivePage[] {
  const near = Array.from({ length: shown }, (_, step) => [index + step + 1, index - step - 1]);
  return near
    .flat()
    .flatMap((place) => list[place] ?? [])
    .slice(0, shown);
}
