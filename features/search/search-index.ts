/** In the order in which equally good finds are shown. */
export const foundKinds = [
  "page",
  "service",
  "product",
  "post",
  "help",
  "job",
  "office",
  "section",
] as const;
export type FoundKind = (typeof foundKinds)[number];

/** One thing that can be found: a page, or a part of it with a heading of its own. */
export interface SearchEntry {
  kind: FoundKind;
  title: string;
  text: string;
  /** Address on this site, with the anchor of a part. */
  url: string;
  /** Title of the page that a part stands on; a page has none. */
  on?: string;
  /** What menus call it and what people look for who mean it, where that is not its title: it is found by them as by its title. */
  names?: string[];
  /** Further words that it is found by, which are not shown. */
  words?: string;
}

/** Stands among what can be found where there is too much for one file: the rest lies there. It is found by no word. */
export interface SearchPart {
  kind: "part";
  title: "";
  text: "";
  url: string;
}

/** Where the build leaves what can be found in a language. */
export function searchIndexPath(code: string): string {
  return `/assets/search/${code}.json`;
}

/** `number`: from 2 on. */
export function searchPartPath(code: string, number: number): string {
  return `/assets/search/${code}-${number}.json`;
}
