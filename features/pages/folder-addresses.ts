import type { LivePage } from "./live-pages.server.ts";
import type { Redirect } from "./page-document.ts";

type Placed = Pick<LivePage, "language" | "path" | "kind">;

/**
 * Addresses that people shorten by hand: `/blog` where no page stands there leads to the first page below it, which is
 * `/blog/grid`. The shortest address counts as first, then the alphabet; entries that a page lists are none.
 */
export function folderAddresses(live: readonly Placed[]): Redirect[] {
  const pages = live
    .filter(({ kind }) => kind === "page")
    .sort((a, b) => a.path.length - b.path.length || (a.path < b.path ? -1 : 1));
  const first = new Map<string, Redirect>();
  for (const { language, path } of pages)
    for (const from of foldersOf(path)) {
      const key = `${language} ${from}`;
      if (!first.has(key)) first.set(key, { language, from, to: path });
    }
  return [...first.values()];
}

/** Of `/demos/agency/seo` they are `/demos` and `/demos/agency`. */
function foldersOf(path: string): string[] {
  const names = path.split("/").slice(1, -1);
  return names.map((_, index) => `/${names.slice(0, index + 1).join("/")}`);
}
