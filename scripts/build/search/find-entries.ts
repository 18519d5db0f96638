import { type Page, pages } from "../../../app/pages.ts";
import { type FindablePart, readFindable } from "../../../features/search/read-findable.server.ts";
import type { EntryKind, SearchEntry } from "../../../features/search/search-index.ts";
import { allMessages } from "../../../platform/language/all-messages.ts";
import type { LanguageCode } from "../../../platform/language/languages.ts";
import { localizedPath } from "../../../platform/language/localized-path.ts";

/** What the smaller parts (h3) of a section are, by page and anchor; what is not named here is a section. */
const kinds: { page: string; anchor: RegExp; kind: EntryKind }[] = [
  { page: "contact", anchor: /^office-/, kind: "office" },
];

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
      kind: kindOf(page, part),
      title: part.heading,
      text: part.text,
      url: part.anchor ? `${url}#${part.anchor}` : url,
      on: title,
    })),
  ];
}

function kindOf(page: Page, { anchor, depth }: FindablePart): EntryKind {
  const known = kinds.find((row) => row.page === page.key && row.anchor.test(anchor));
  return known && depth === 3 ? known.kind : "section";
}

function wordsOf({ key }: Page, code: LanguageCode): { title: string; description: string } {
  const { pages: words } = allMessages[code];
  return words[key as keyof typeof words];
}
