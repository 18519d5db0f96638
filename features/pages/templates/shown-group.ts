import type { EntryCard } from "#platform/fields/entry-card.ts";

/** What the page of an entry that stands in a group gets beside its own fields (freeze-pages.server.ts). */
export type Grouped = {
  minutes: number;
  related: readonly EntryCard[];
  /** Addresses of the lists of each group, where there are such. */
  lists: Record<string, string>;
};
