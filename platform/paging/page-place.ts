/** A place in a list that is sorted by time and id, the newest first: the next page begins below it. */
export interface PagePlace {
  at: number;
  id: string;
}

/**
 * The place as an opaque text for an address: base64url (RFC 4648, 5). Of the letters that a place is made of none
 * becomes one of the two in which base64url differs from base64.
 */
export function writePlace({ at, id }: PagePlace): string {
  return btoa(`${at.toString(36)}.${id}`).replace(/={1,2}$/, "");
}

/** Undefined for a text that `writePlace` did not make. */
export function readPlace(text: string): PagePlace | undefined {
  const [, at, id] = /^([0-9a-z]{1,10})\.([\w-]{1,64})$/.exec(decode(text)) ?? [];
  const place = at && id ? { at: Number.parseInt(at, 36), id } : undefined;
  // Decoding forgives padding, blanks and leading zeros; a place has one spelling.
  return place && writePlace(place) === text ? place : undefined;
}

function decode(text: string): string {
  try {
    return atob(text);
  } catch {
    return "";
  }
}

/** One page of rows of which one more than `limit` were read, and the place where the next one begins. */
export function pageOf<Row>(
  rows: readonly Row[],
  limit: number,
  placeOf: (row: Row) => PagePlace,
): { items: Row[]; next: string | null } {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return { items, next: rows.length > limit && last ? writePlace(placeOf(last)) : null };
}
