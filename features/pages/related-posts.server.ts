import type { ShownDay } from "#platform/fields/fields.ts";
import type { LanguageCode } from "#platform/language/languages.ts";
import type { LivePage } from "./live-pages.server.ts";

const shown = 3;

/** As lists show them: in the order that their entries name, else newest first, and by name on one day. */
export function newestFirst(a: LivePage, b: LivePage): number {
  const [first, second] = [orderOf(a), orderOf(b)];
  if (first !== second) return first - second;
  const [dayA, dayB] = [dayOf(a), dayOf(b)];
  if (dayA !== dayB) return dayA < dayB ? 1 : -1;
  return a.entry < b.entry ? -1 : 1;
}

const orderOf = ({ card }: LivePage) => (card.values.order as number | undefined) ?? 0;
const dayOf = ({ card }: LivePage) => (card.values.date as ShownDay | undefined)?.iso ?? "";

/**
 * Finds for a post of a language what else to read: its neighbours in time, of its own category first. A new post so
 * changes the pages of a few others, and not of all.
 * @returns a function of the post's entry
 */
export function relatedPosts(
  live: readonly LivePage[],
  language: LanguageCode,
): (entry: string) => LivePage[] {
  const posts = live
    .filter((page) => page.kind === "post" && page.language === language)
    .sort(newestFirst);
  const all = placesIn(posts);
  const ofCategory = new Map(
    [...Map.groupBy(posts, ({ card }) => card.values.category)].flatMap(([, group]) => [
      ...placesIn(group),
    ]),
  );
  return (entry) => {
    const own = neighbours(ofCategory.get(entry));
    const others = neighbours(all.get(entry)).filter((one) => !own.includes(one));
    return [...own, ...others].slice(0, shown);
  };
}

interface Place {
  list: readonly LivePage[];
  index: number;
}

const placesIn = (list: readonly LivePage[]) =>
  new Map(list.map(({ entry }, index): [string, Place] => [entry, { list, index }]));

/** The nearest of a list, older ones before newer ones. */
function neighbours(place: Place | undefined): LivePage[] {
  const near: LivePage[] = [];
  if (!place) return near;
  const { list, index } = place;
  for (let step = 1; step <= shown; step += 1)
    near.push(...[list[index + step], list[index - step]].filter((one) => one !== undefined));
  return near.slice(0, shown);
}

/** The page of a language that lists all posts, where there is one. */
export function postList(live: readonly LivePage[], language: LanguageCode): string | undefined {
  return live.find((page) => page.language === language && page.reads.includes("list:post"))?.path;
}
