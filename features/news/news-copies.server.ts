import type { LanguageCode } from "#platform/language/languages.ts";
import type { Curation, NewsCopy } from "./news-store.server.ts";
import type { NewsItemRow } from "./news-tables.server.ts";

export interface NewsCopies {
  /** What is known of a language; without a feed and items before anything was read. */
  of(language: LanguageCode): NewsCopy;
  keep(language: LanguageCode, copy: NewsCopy): void;
  /** Puts an item into the place of another one, if that still has one. */
  replaceItem(language: LanguageCode, item: NewsItemRow, by: NewsItemRow): void;
  /** An item that is to be hidden or pinned, and how to show so once it is written; undefined: there is none. */
  curate(
    language: LanguageCode,
    identity: string,
    curation: Curation,
  ): { item: NewsItemRow; show(): void } | undefined;
  /** Names of the pictures that any item has. */
  picturesInUse(): Set<string>;
}

const nothing: NewsCopy = { feed: undefined, items: [] };

/** The last good copy of each language in memory. `onChange` is called after each change of one. */
export function createNewsCopies(onChange: (language: LanguageCode) => void): NewsCopies {
  const copies = new Map<LanguageCode, NewsCopy>();

  const of = (language: LanguageCode) => copies.get(language) ?? nothing;

  function keep(language: LanguageCode, copy: NewsCopy): void {
    copies.set(language, copy);
    onChange(language);
  }

  function replaceItem(language: LanguageCode, item: NewsItemRow, by: NewsItemRow): void {
    const { feed, items } = of(language);
    keep(language, { feed, items: items.map((one) => (one === item ? by : one)) });
  }

  return {
    of,
    keep,
    replaceItem,
    curate(language, identity, curation) {
      const find = () => of(language).items.find((one) => one.identity === identity);
      const item = find();
      if (!item) return undefined;
      return {
        item,
        show() {
          // The feed may have been read once more meanwhile.
          const current = find();
          if (current) replaceItem(language, current, { ...current, ...curation });
        },
      };
    },
    picturesInUse() {
      const items = [...copies.values()].flatMap((copy) => copy.items);
      return new Set(items.map(({ picture }) => picture ?? ""));
    },
  };
}
