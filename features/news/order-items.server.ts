import type { NewsItemRow } from "./news-tables.server.ts";

/** Newest first; what lacks a date or a title comes after all others, in the order in which it was found. */
export function orderItems(items: readonly NewsItemRow[]): NewsItemRow[] {
  return items.toSorted((one, other) => lacks(one) - lacks(other) || ageOf(other) - ageOf(one));
}

function lacks({ title, published_at }: NewsItemRow): number {
  return title === null || published_at === null ? 1 : 0;
}

function ageOf({ published_at, found_at }: NewsItemRow): number {
  return published_at ?? found_at;
}
