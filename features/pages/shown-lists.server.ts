import type { EntryCard } from "#platform/fields/entry-card.ts";
import { leavesOf, valueIn } from "#platform/fields/leaves.ts";
import type { LanguageCode } from "#platform/language/languages.ts";
import { fieldsOfSection, sectionsIn } from "./describe-entry.server.ts";
import type { EntryDocument } from "./entry-document.ts";
import { kindOf } from "./kinds.ts";
import type { LivePage } from "./live-pages.server.ts";
import { newestFirst } from "./related-entries.server.ts";

/** What others show of a page: where it stands, and its card. */
export const shownOf = (page: LivePage | undefined) =>
  page && JSON.stringify([page.path, page.card]);

/** Says as text what the lists of a kind show on a page: of many pages of a list few are others when an entry changes. */
export type ShownLists = (page: LivePage, document: EntryDocument, kind: string) => string;

/** @param live all that the lists could show */
export function createShownLists(live: readonly LivePage[]): ShownLists {
  const known = new Map<string, EntryCard[]>();
  function cardsOf(language: string, kind: string): EntryCard[] {
    const key = `${language} ${kind}`;
    const cards = known.get(key) ?? listedCards(live, language, kind);
    known.set(key, cards);
    return cards;
  }
  /** Many pages of one list are asked about. */
  const lists = new Map<string, ReturnType<typeof listsIn>>();
  return ({ language, part }, document, kind) => {
    const context = {
      ...{ language, pathOf: () => undefined, cardOf: () => undefined },
      cardsOf: (of: string) => cardsOf(language, of),
      ...(part !== undefined && { part }),
    };
    const key = `${document.id} ${language} ${kind}`;
    const leaves = lists.get(key) ?? listsIn(document, language, kind);
    lists.set(key, leaves);
    return JSON.stringify(leaves.map(({ leaf, said }) => leaf.show?.(said, context)));
  };
}

/** The fields of a document that list a kind, with what is said in them. */
function listsIn(document: EntryDocument, language: LanguageCode, kind: string) {
  const places = [
    { fields: kindOf(document.kind).fields, values: document.values },
    ...sectionsIn(document, language).map(({ type, values }) => ({
      fields: fieldsOfSection(type) ?? {},
      values,
    })),
  ];
  return places
    .flatMap(({ fields, values }) => [...leavesOf(fields, values)])
    .filter(({ leaf }) => leaf.lists === kind)
    .map(({ leaf, value }) => ({ leaf, said: valueIn(leaf, value, language) }))
    .filter(({ said }) => said !== undefined);
}

/** In the order of lists; as JSON each is what it shows, worked out once. */
function listedCards(live: readonly LivePage[], language: string, kind: string): EntryCard[] {
  return live
    .filter((page) => page.language === language && page.kind === kind && page.part === undefined)
    .sort(newestFirst)
    .map((page) => {
      const { entry, path, card } = page;
      const shown = shownOf(page);
      return { ...card, entry, path, toJSON: () => shown };
    });
}
