import * as v from "valibot";
import type { EntryCard } from "./entry-card.ts";
import { upTo } from "./entry-fields.ts";
import type { Leaf, PagedList } from "./field.ts";

/** One page of a list, and how many there are. */
export interface ShownPart {
  entries: readonly EntryCard[];
  part: number;
  parts: number;
}

/**
 * Every live entry of a kind, or those with one value in a field, newest first and so many on a page: `{ each: 9 }`,
 * `{ each: 9, only: deciding }`. What does not fit stands at further addresses, `/blog/grid/2`, or nowhere where the
 * list ends after so many pages: `{ each: 6, pages: 1 }`.
 * @param by field of their cards that `only` is about, and what may be said of it
 */
export function entriesInPages<const Value extends string>(
  of: string,
  by: { field: string; values: readonly Value[] },
): Leaf<{ each: number; only?: Value | undefined; pages?: number | undefined }, ShownPart, true> {
  const schema = v.strictObject(
    {
      each: upTo(100),
      pages: v.optional(upTo(100)),
      only: v.optional(v.picklist(by.values, `expected one of ${by.values.join(", ")}`)),
    },
    "expected how many stand on a page, such as { each: 9 }",
  );
  const pagesOf = ({ each, only, pages }: v.InferOutput<typeof schema>): PagedList => ({
    ...{ of, each },
    ...(pages !== undefined && { most: pages }),
    ...(only !== undefined && { only: { field: by.field, value: only } }),
  });
  /** Each page of a list asks for the same. */
  const known = new WeakMap<readonly EntryCard[], Map<string, readonly EntryCard[]>>();
  function chosen(cards: readonly EntryCard[], list: PagedList): readonly EntryCard[] {
    const value = list.only?.value;
    if (value === undefined) return cards;
    const those = known.get(cards) ?? new Map<string, readonly EntryCard[]>();
    const found = those.get(value) ?? cards.filter(({ values }) => isInList(list, values));
    known.set(cards, those.set(value, found));
    return found;
  }
  return {
    ...{ kind: "entry-pages", required: true, translated: false, schema, lists: of, pagesOf },
    show: (value, { cardsOf, part = 1 }) => {
      const list = pagesOf(value);
      const cards = chosen(cardsOf(of), list);
      const entries = cards.slice((part - 1) * list.each, part * list.each);
      return { entries, part, parts: partsOf(list, cards.length) };
    },
  };
}

export const isInList = ({ only }: PagedList, card: Record<string, unknown>) =>
  only === undefined || card[only.field] === only.value;

/** Pages that a list takes; an empty one takes one, to say so. */
export const partsOf = ({ each, most = Number.POSITIVE_INFINITY }: PagedList, entries: number) =>
  Math.min(most, Math.max(1, Math.ceil(entries / each)));
