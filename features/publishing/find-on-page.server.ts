import type { PageDocument } from "#features/pages/page-document.ts";
import { readFindable } from "#features/search/read-findable.server.ts";
import type { SearchEntry } from "#features/search/search-index.ts";

/** Letters of a part that can be found: an index is loaded whole, so posts are found by how they begin. */
const mostLetters = 160;

/** The page itself, then its parts, as the build finds them on its own pages. */
export function findOnPage(page: PageDocument, url: string, html: string): SearchEntry[] {
  const { title, description } = page;
  // What a list goes on at is found by its first page, and each entry by its own.
  if (page.part !== undefined) return [];
  const [, ...parts] = readFindable(html);
  return [
    { kind: "page", title, text: description, url },
    ...parts
      .filter(({ anchor, depth }) => anchor !== "" && depth === 2)
      .map(({ heading, anchor, text }) => ({
        kind: "section" as const,
        title: heading,
        text: text.slice(0, mostLetters),
        url: `${url}#${anchor}`,
        on: title,
      })),
  ];
}
