import { readChoiceOfEntry } from "./choice-of-entry.ts";
import type { LivePage } from "./live-pages.server.ts";
import { newestFirst } from "./related-entries.server.ts";

/**
 * Everything that has a page: second names get what they show in their language, and those that have nothing to show
 * are left out. What they show is asked anew each time and never stored, so it is what is live now.
 */
export function showSecondNames(live: readonly LivePage[]): LivePage[] {
  if (!live.some(isSecondName)) return [...live];
  const own = live.filter((page) => !isSecondName(page));
  const places = Map.groupBy(own, ({ language }) => language);
  return live.flatMap((page) => {
    if (!isSecondName(page)) return [page];
    const shows = findChosen(page, places.get(page.language) ?? []);
    return shows ? [{ ...page, shows }] : [];
  });
}

export const isSecondName = ({ kind }: Pick<LivePage, "kind">) => kind === "second-name";

function findChosen({ card }: LivePage, pages: readonly LivePage[]): LivePage | undefined {
  const chosen = readChoiceOfEntry(String(card.values.shows));
  if ("entry" in chosen) return pages.find(({ entry }) => entry === chosen.entry);
  const [newest] = pages.filter(({ kind }) => kind === chosen.newest).sort(newestFirst);
  return newest;
}
