import { type Page, pages } from "../../../app/pages.ts";
import { readFindable } from "../../../features/search/read-findable.server.ts";
import type { SearchEntry } from "../../../features/search/search-index.ts";
import { allMessages } from "../../../platform/language/all-messages.ts";
import type { LanguageCode } from "../../../platform/language/languages.ts";
import { localizedPath } from "../../../platform/language/localized-path.ts";

/** What can be found in a language, read from the pages themselves: what is on a page can be found. */
export async function findEntries(
  code: LanguageCode,
  readPage: (address: string) => string | Promise<string>,
): Promise<SearchEntry[]> {
  const entries = pages
    .filter(({ indexed }) => indexed)
    .map(async (page) => entriesOf(page, code, await readPage(localizedPath(page.path, code))));
  return (await Promise.all(entries)).flat();
}

/** The page itself, then its parts. */
function entriesOf(page: Page, code: LanguageCode, html: string): SearchEntry[] {
  const { title, description } = wordsOf(page, code);
  const url = localizedPath(page.path, code);
  const [top, ...parts] = readFindable(html);
  const text = [description, top?.heading, top?.text].filter(Boolean).join(" ");
  return [
    { kind: "page", title, text, url },
    ...parts.map((part) => ({
      kind: "section" as const,
      title: part.heading,
      text: part.text,
      url: part.anchor ? `${url}#${part.anchor}` : url,
      on: title,
    })),
  ];
}

function wordsOf({ key }: Page, code: LanguageCode): { title: string; description: string } {
  const { pages: words } = allMessages[code];
  return words[key as keyof typeof words];
}
