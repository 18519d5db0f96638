import * as v from "valibot";
import type { EntryCard } from "./entry-card.ts";
import type { Leaf } from "./field.ts";
import { isRequired, type Said } from "./required.ts";

const entryName = v.pipe(
  v.string("expected the name of an entry"),
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "expected the name of an entry, such as first-steps"),
);

/** Another entry, shown as a card; one step only, so entries may name each other. */
export function reference<R extends boolean = true>(
  said: Said<R> = {},
): Leaf<string, EntryCard | undefined, NoInfer<R>> {
  return {
    ...{ kind: "reference", required: isRequired(said), translated: false, schema: entryName },
    show: (entry, { cardOf }) => cardOf(entry),
    linksOf: (entry) => [`page:${entry}`],
  };
}

/** A number of entries. */
export function upTo(most: number) {
  const expected = `expected a number from 1 to ${most}`;
  return v.pipe(
    v.number(expected),
    v.integer(expected),
    v.minValue(1, expected),
    v.maxValue(most, expected),
  );
}

/** Which values of a card a page draws, by what is chosen in the field beside; all where nothing is said. */
interface Drawn {
  by: string;
  values: Record<string, readonly string[]>;
}

/**
 * Every live entry of a kind, newest first; stored is how many at most, and nothing else.
 * @param drawn what else a card has does not come with the page
 */
export function entries<R extends boolean = true>(
  of: string,
  { drawn, ...said }: Said<R> & { drawn?: Drawn } = {},
): Leaf<number, readonly EntryCard[], R> {
  return {
    ...{ kind: "entries", required: isRequired(said), translated: false, lists: of },
    schema: upTo(500),
    show(most, { cardsOf }, beside) {
      const cards = cardsOf(of).slice(0, most);
      const names = drawn?.values[String(beside?.[drawn.by])];
      return names ? cards.map((card) => withValues(card, names)) : cards;
    },
  };
}

function withValues(card: EntryCard, names: readonly string[]): EntryCard {
  const kept = Object.entries(card.values).filter(([name]) => names.includes(name));
  return { ...card, values: Object.fromEntries(kept) };
}
