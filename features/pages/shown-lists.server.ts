import type { EntryCard } from "#platform/fields/entry-card.ts";
import { leavesOf, valueIn } from "#platform/fields/leaves.ts";
import type { LanguageCode } from "#platform/language/languages.ts";
import { sectionsIn } from "./describe-entry.server.ts";
import type { EntryDocument } from "./entry-document.ts";
import { fieldsOfType } from "./fields-of-section.ts";
import { kindOf } from "./kinds.ts";
import type { LivePage } from "./live-pages.server.ts";
import { newestFirst } from "./related-entries.server.ts";

/** A page that did not change is asked for among those that were and among those that will be. */
const known = new WeakMap<LivePage, string>();

/** What others show of a page: where it stands, and its card. */
export function shownOf(page: LivePage | undefined): string | undefined {
  if (!page) return undefined;
  const shown = known.get(page) ?? JSON.stringify([page.path, page.card]);
  known.set(page, shown);
  return shown;
}

/** Whether the lists of a kind show something else on a page: of many pages of a list few do when an entry changes. */
export type HasOtherList = (page: LivePage, document: EntryDocument, kind: string) => boolean;

/** @param before,live all that the lists could show, then and now */
export function compareLists(before: readonly LivePage[], live: readonly LivePage[]): HasOtherList {
  /** Cards that show the same have one number. */
  const numbers = new Map<string | undefined, number>();
  function numberOf(page: LivePage): number {
    const shown = shownOf(page);
    const number = numbers.get(shown) ?? numbers.size;
    numbers.set(shown, number);
    return number;
  }
  const [was, is] = [listsOf(before, numberOf), listsOf(live, numberOf)];
  /** Many pages of one list are asked about. */
  const leaves = new Map<string, ListingLeaf[]>();
  return (page, document, kind) => {
    const key = `${document.id} ${page.language} ${kind}`;
    const listing = leaves.get(key) ?? listsIn(document, page.language, kind);
    leaves.set(key, listing);
    return was(page, listing) !== is(page, listing);
  };
}

/** Says as text what lists show on a page. */
function listsOf(live: readonly LivePage[], numberOf: (page: LivePage) => number) {
  const known = new Map<string, EntryCard[]>();
  function cardsOf(language: string, kind: string): EntryCard[] {
    const key = `${language} ${kind}`;
    const cards = known.get(key) ?? listedCards(live, language, kind, numberOf);
    known.set(key, cards);
    return cards;
  }
  return ({ language, part }: LivePage, listing: readonly ListingLeaf[]) => {
    const context = {
      ...{ language, pathOf: () => undefined, cardOf: () => undefined },
      cardsOf: (of: string) => cardsOf(language, of),
      ...(part !== undefined && { part }),
    };
    return JSON.stringify(listing.map(({ leaf, said }) => leaf.show?.(said, context)));
  };
}

type ListingLeaf = ReturnType<typeof listsIn>[number];

/** The fields of a document that list a kind, with what is said in them. */
function listsIn(document: EntryDocument, language: LanguageCode, kind: string) {
  const places = [
    { fields: kindOf(document.kind).fields, values: document.values },
    ...sectionsIn(document, language).map(({ type, values }) => ({
      fields: fieldsOfType(type),
      values,
    })),
  ];
  return places
    .flatMap(({ fields, values }) => [...leavesOf(fields, values)])
    .filter(({ leaf }) => leaf.lists === kind)
    .map(({ leaf, value }) => ({ leaf, said: valueIn(leaf, value, language) }))
    .filter(({ said }) => said !== undefined);
}

/** In the order of lists; as JSON each is its number. */
function listedCards(
  live: readonly LivePage[],
  language: string,
  kind: string,
  numberOf: (page: LivePage) => number,
): EntryCard[] {
  return live
    .filter((page) => page.language === language && page.kind === kind && page.part === undefined)
    .sort(newestFirst)
    .map((page) => {
      const { entry, path, card } = page;
      const number = numberOf(page);
      return { ...card, entry, path, toJSON: () => number };
    });
}
