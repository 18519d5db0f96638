import { type EntryKind, entryKinds, kindOf } from "#features/pages/kinds.ts";

/** Each of a group of posts that the code knows, or of a product that is sold, another entry's second address, or one alone. */
const notByHand: readonly EntryKind[] = [
  "post-category",
  "second-name",
  "menu",
  "site-facts",
  "announcement",
  "words",
];

/** Kinds of which somebody can begin a new entry, pages first. */
export const newKinds: readonly EntryKind[] = entryKinds
  .filter((kind) => !notByHand.includes(kind) && kindOf(kind).numberedBy === undefined)
  .toSorted((a, b) => Number(b === "page") - Number(a === "page"));

/** The fourteen finished pages that new ones begin with. */
export const isDemo = (path: string | undefined): boolean =>
  path !== undefined && /^\/(?:demos\/(?!sections)|saas\/v\d|shop\/index$)/.test(path);
