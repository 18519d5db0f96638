import type { DrawnKind } from "#features/pages/kinds.ts";
import type { PageDocument } from "#features/pages/page-document.ts";
import { type FindablePart, readFindable } from "#features/search/read-findable.server.ts";
import type { FoundKind, SearchEntry } from "#features/search/search-index.ts";
import { questionsAsked } from "#features/sections/questions/questions-asked.ts";
import type { QuestionsValues } from "#features/sections/questions/section.ts";
import type { Menus, SiteShell } from "#platform/content/site-shell.ts";
import { allMessages } from "#platform/language/all-messages.ts";
import { withOwnWords } from "#platform/language/with-own-words.ts";
import { withChildren } from "./in-menu-order.ts";

/** Letters of a part that can be found: an index is loaded whole, so posts are found by how they begin. */
const mostLetters = 160;

/** What the pages of a kind are found as; nothing said: as pages. */
const foundAs: Partial<Record<DrawnKind, FoundKind>> = {
  post: "post",
  "help-article": "help",
  service: "service",
  job: "job",
  product: "product",
};

const home = ({ language }: PageDocument, words: SiteShell["words"]) =>
  withOwnWords(allMessages[language], words).layout.home;

/** The page itself, then those of its sections that have a heading: what every page of its kind has is no find. */
export function findOnPage(
  page: PageDocument,
  url: string,
  html: string,
  { menus, words }: Pick<SiteShell, "menus" | "words">,
): SearchEntry[] {
  const { title, description, values } = page;
  const sections = [...page.sections, ...((values.texts ?? []) as typeof page.sections)];
  // What a list goes on at is found by its first page, and each entry by its own.
  if (page.part !== undefined) return [];
  const [, ...read] = readFindable(html);
  // Few, and read for a single word of them: what binds somebody is found by all it says.
  const isWhole = page.kind === "legal-text";
  const parts = isWhole ? withDeeper(read) : read;
  const headed = new Set(
    sections.flatMap(({ id, values }) => (typeof values.heading === "string" ? [id] : [])),
  );
  const summary = ["summary", "scope"].flatMap((name) => values[name] ?? []).join(" ");
  const entries: SearchEntry[] = [
    page.path === "/"
      ? // Its own title says what the company does; people look for it by its name in the menu.
        { kind: "page", title: home(page, words), text: `${title} ${description}`, url }
      : {
          kind: foundAs[page.kind] ?? "page",
          title,
          text: `${description} ${summary}`.trim(),
          url,
          ...furtherNames(page, menus),
        },
    ...parts
      .filter(({ anchor, depth }) => depth === 2 && headed.delete(anchor))
      .map(({ heading, anchor, text }) => ({
        kind: "section" as const,
        title: heading,
        text: isWhole ? text : beginningOf(text),
        url: `${url}#${anchor}`,
        on: title,
      })),
    ...parts.filter(isOffice).map(({ heading, anchor, text }) => ({
      ...{ kind: "office" as const, title: heading, text, url: `${url}#${anchor}`, on: title },
    })),
    ...questionsOn(page, url),
  ];
  return entries.map(withClosedUp);
}

/** “E-Mail”, “e-Fatura”: people look for “email” and “efatura” as well. A word joiner may follow the hyphen. */
const hyphened = /(?<![\p{L}\p{N}])\p{L}[-\u2011]\u2060?\p{L}+/gu;

function withClosedUp(entry: SearchEntry): SearchEntry {
  const { title, names = [], text, words = "" } = entry;
  const said = [title, ...names, text, words].join(" ");
  const closedUp = new Set(said.match(hyphened)?.map((word) => word.replace(/\P{L}/gu, "")));
  return closedUp.size === 0
    ? entry
    : { ...entry, words: [words, ...closedUp].filter(Boolean).join(" ") };
}

/**
 * What visitors have read in a menu is what they look for: “AGB”, where the page's title spells it out. Of a page at an
 * address of the menu its search words are names, too: “jobs” is what “Career” is about. An article is one of several
 * that tell of what its words say.
 */
function furtherNames({ kind, path, title, values }: PageDocument, menus: Menus) {
  const items = Object.values(menus).flat().flatMap(withChildren);
  const labels = items.filter(({ url }) => url === path).map(({ label }) => label);
  const words = typeof values.keywords === "string" ? values.keywords : "";
  const isNamed = kind === "page" || kind === "post-category";
  const all = isNamed ? [...labels, ...words.split(" ").filter(Boolean)] : labels;
  const names = [...new Set(all)].filter((name) => name !== title);
  return { ...(names.length > 0 && { names }), ...(!isNamed && words && { words }) };
}

/** Whole words; an ellipsis tells that the text goes on. */
export function beginningOf(text: string): string {
  if (text.length <= mostLetters) return text;
  const end = text.lastIndexOf(" ", mostLetters);
  return `${text.slice(0, end > 0 ? end : mostLetters)} …`;
}

/** What stands under deeper headings belongs to the part above it. */
function withDeeper(parts: readonly FindablePart[]): FindablePart[] {
  const whole: FindablePart[] = [];
  for (const part of parts) {
    const above = whole.at(-1);
    if (part.depth === 2 || !above) whole.push({ ...part });
    else above.text = `${above.text} ${part.heading} ${part.text}`.trim();
  }
  return whole;
}

/** Of the section `offices`. */
const isOffice = ({ anchor, depth }: { anchor: string; depth: number }) =>
  depth === 3 && anchor.startsWith("office-");

/** Each question, at the anchor that opens its answer. */
const questionsOn = ({ title, sections }: PageDocument, url: string): SearchEntry[] =>
  sections
    .flatMap(({ type, values }) =>
      type === "questions" ? questionsAsked(values as QuestionsValues) : [],
    )
    .map(({ id, question, answer }) => ({
      kind: "section",
      title: question,
      text: beginningOf(answer),
      url: `${url}#${id}`,
      on: title,
    }));
