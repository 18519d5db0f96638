import type { EntryCard } from "#platform/fields/entry-card.ts";
import type { PagedList, ShowContext } from "#platform/fields/field.ts";
import { searchText } from "#platform/fields/leaves.server.ts";
import { leavesOf, valueIn } from "#platform/fields/leaves.ts";
import { readLink } from "#platform/fields/read-link.ts";
import { showValues } from "#platform/fields/show-values.server.ts";
import type { LanguageCode } from "#platform/language/languages.ts";
import type { EntryDocument, EntrySection } from "./entry-document.ts";
import { fieldsOfSection, fieldsOfType } from "./fields-of-section.ts";
import { kindOf } from "./kinds.ts";

/** What is known of a live entry without its document. */
export type LiveCard = Pick<EntryCard, "title" | "description" | "values"> & {
  sample: boolean;
  /** The list on its page that may go on on further pages. */
  pages?: PagedList;
};

/** The sections that a language shows and this release knows. */
export function sectionsIn(document: EntryDocument, language: LanguageCode): EntrySection[] {
  return document.sections.filter(
    ({ type, hidden }) => !hidden.includes(language) && fieldsOfSection(type) !== undefined,
  );
}

/** Cards show nothing of other entries, and name their pictures alone. */
export const alone = (language: LanguageCode): ShowContext => ({
  language,
  pathOf: () => undefined,
  cardOf: () => undefined,
  cardsOf: () => [],
});

/** @returns what lists, feeds and search results show of an entry in a language */
export function makeCard(document: EntryDocument, language: LanguageCode): LiveCard {
  const { fields, onCards, unlisted } = kindOf(document.kind);
  const { title, description, ...values } = showValues(fields, document.values, alone(language));
  const pages = pagedListOf(document, language);
  return {
    title: String(title ?? ""),
    description: String(description ?? ""),
    sample: document.sample,
    ...(pages && { pages }),
    values: {
      ...Object.fromEntries(onCards.map((name) => [name, values[name]])),
      minutes: readingMinutes(document, language),
      ...(unlisted && { unlisted }),
    },
  };
}

/** The first one: a page goes on with one list. */
function pagedListOf(document: EntryDocument, language: LanguageCode): PagedList | undefined {
  for (const { type, values } of sectionsIn(document, language))
    for (const { leaf, value } of leavesOf(fieldsOfType(type), values)) {
      const said = valueIn(leaf, value, language);
      if (said !== undefined && leaf.pagesOf) return leaf.pagesOf(said);
    }
  return undefined;
}

/**
 * Letters that somebody reads in a minute: about as many in every language that is written with them, where words are
 * not, since one of Turkish says what two of English do (https://doi.org/10.1167/iovs.11-8284).
 */
const lettersAMinute = 1_000;

function readingMinutes(document: EntryDocument, language: LanguageCode): number {
  return Math.max(1, Math.round(wordsIn(document, language).length / lettersAMinute));
}

/** All words of its sections in a language. */
function wordsIn(document: EntryDocument, language: LanguageCode): string {
  return sectionsIn(document, language)
    .map(({ type, values }) => searchText(fieldsOfType(type), values, language))
    .join("\n");
}

/** What the page of an entry shows of others; when one of these changes, the page does. */
export function readsOf(document: EntryDocument, language: LanguageCode): string[] {
  const parts = [
    { fields: kindOf(document.kind).fields, values: document.values },
    ...sectionsIn(document, language).map(({ type, values }) => ({
      fields: fieldsOfType(type),
      values,
    })),
  ];
  const reads = parts.flatMap(({ fields, values }) =>
    [...leavesOf(fields, values)].flatMap(({ leaf, value }) => {
      const said = valueIn(leaf, value, language);
      if (said === undefined) return [];
      const entries = (leaf.linksOf?.(said) ?? [])
        .map(readLink)
        .flatMap((link) =>
          typeof link === "object" && link.kind === "entry" ? [`entry:${link.target}`] : [],
        );
      const pictures = leaf.photosIn?.(said) ?? [];
      return [
        ...entries,
        ...(leaf.lists ? [`list:${leaf.lists}`] : []),
        ...pictures.map((picture) => `picture:${picture}`),
      ];
    }),
  );
  return [...new Set(reads)].sort();
}
