import { kindOf } from "#features/pages/kinds.ts";
import type { LivePage } from "#features/pages/live-pages.server.ts";
import { showsPicture } from "#features/pages/site/read-shells.server.ts";

/** Pages that may be others although no entry changed: they show products, or pictures. */
export function whichChangeByTheClock(pages: readonly LivePage[]): LivePage[] {
  const showsPictures = whichShowPictures(pages);
  return pages.filter((page) => showsProducts(page) || showsPictures(page));
}

/** Its own, as a card or in a list; what a second name shows may be one. */
const showsProducts = ({ kind, reads, shows }: LivePage): boolean =>
  kind === "product" ||
  reads.includes("list:product") ||
  reads.some((read) => read.startsWith("entry:")) ||
  (shows !== undefined && showsProducts(shows));

/** Their own, as a card, in a list or beside their neighbours; rather one too many, as what is the same is not rendered. */
function whichShowPictures(pages: readonly LivePage[]): (page: LivePage) => boolean {
  const pictured = pages.filter(showsPicture);
  const kinds = new Set(pictured.map(({ kind }) => kind));
  const read = new Set(pictured.flatMap(({ entry, kind }) => [`entry:${entry}`, `list:${kind}`]));
  return function shows(page): boolean {
    return (
      showsPicture(page) ||
      page.reads.some((each) => read.has(each)) ||
      (kinds.has(page.kind) && kindOf(page.kind).groupedBy !== undefined) ||
      (page.shows !== undefined && shows(page.shows))
    );
  };
}
