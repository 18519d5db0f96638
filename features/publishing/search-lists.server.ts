import { crc32 } from "node:zlib";
import { kindOf } from "#features/pages/kinds.ts";
import type { LivePage } from "#features/pages/live-pages.server.ts";
import { searchIndexPath, searchPartPath } from "#features/search/search-index.ts";
import type { Shells } from "#platform/content/site-shell.ts";
import { contentHash } from "#platform/http/inline-hashes.server.ts";
import type { LanguageCode } from "#platform/language/languages.ts";
import { inMenuOrder } from "./in-menu-order.ts";
import { byLanguage, toldOf } from "./machine-files.server.ts";
import { addressOf } from "./page-source.server.ts";

/** Pages of a language that one file tells of; of more, those that stand in lists, which grow, have further files. */
const mostInOne = 200;
/** Some hundred kilobytes. When there are more, there are twice as many parts, so that pages seldom change theirs. */
const mostInPart = 128;

/** A file that tells what search finds on some pages. */
export interface SearchList {
  address: string;
  /** Their addresses, in their order. */
  pages: readonly string[];
  /** Of the first file of a language: where the further ones lie; undefined: it is one of those. */
  parts: readonly string[] | undefined;
  /** Another one where it tells of other pages, whatever is found on them. */
  key: string;
}

/**
 * What search finds is told in one file a language, or in parts: so a change among thousands of pages makes a few of
 * them anew, and a visitor's browser keeps the others. What the menus name comes first: the search offers it before
 * anything is typed, and shows it first among what is found equally well.
 */
export function searchListsOf(live: readonly LivePage[], shells: Shells): SearchList[] {
  return byLanguage(toldOf(live)).flatMap(([code, pages]) =>
    listsIn(code, inMenuOrder(pages, shells[code].menus)),
  );
}

function listsIn(code: LanguageCode, pages: readonly LivePage[]): SearchList[] {
  const isListed = ({ kind }: LivePage) =>
    pages.length > mostInOne && kindOf(kind).listedAt !== undefined;
  const listed = pages.filter(isListed);
  const count = 2 ** Math.max(0, Math.ceil(Math.log2(listed.length / mostInPart)));
  const further = [...Map.groupBy(listed, ({ path }) => crc32(path) % count)].map(
    ([number, some]) => makeList(searchPartPath(code, number + 2), some),
  );
  const first = pages.filter((page) => !isListed(page));
  const parts = further.map(({ address }) => address).toSorted();
  return [makeList(searchIndexPath(code), first, parts), ...further];
}

function makeList(address: string, of: readonly LivePage[], parts?: readonly string[]): SearchList {
  const pages = of.map(addressOf);
  return { address, pages, parts, key: contentHash([...pages, ...(parts ?? [])].join("\n")) };
}
