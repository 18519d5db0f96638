import type { ShownDay } from "#platform/fields/fields.ts";
import type { LanguageCode } from "#platform/language/languages.ts";
import { type EntryKind, kindOf } from "./kinds.ts";
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

const orderOf = ({ kind, card }: LivePage) =>
  (card.values[kindOf(kind).numberedBy ?? "order"] as number | undefined) ?? 0;
/** The day that a page names, such as `2026-11-20`; empty: none. */
export const dayOf = ({ card }: LivePage) => (card.values.date as ShownDay | undefined)?.iso ?? "";

/**
 * Finds for an entry of a kind what else to read in its language: its neighbours in the list, of its own group first
 * (`groupedBy`). A new one so changes the pages of a few others, and not of all.
 * @returns a function of the entry's name
 */
export function relatedEntries(
  live: readonly LivePage[],
  language: LanguageCode,
  kind: EntryKind,
): (entry: string) => LivePage[] {
  const { groupedBy = "" } = kindOf(kind);
  const entries = live
    .filter((page) => page.kind === kind && page.language === language)
    .sort(newestFirst);
  const all = placesIn(entries);
  const ofGroup = new Map(
    [...Map.groupBy(entries, ({ card }) => card.values[groupedBy])].flatMap(([, group]) => [
      ...placesIn(group),
    ]),
  );
  return (entry) => {
    const own = neighbours(ofGroup.get(entry));
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
