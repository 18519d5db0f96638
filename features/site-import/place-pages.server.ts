import { addressesOf } from "#features/pages/addresses-of.ts";
import type { EntryDocument } from "#features/pages/entry-document.ts";
import { readEntry } from "#features/pages/read-entry.server.ts";
import { isReservedSlug, makeSlug } from "#features/pages/slugs.ts";
import {
  defaultLanguage,
  isLanguageCode,
  type LanguageCode,
} from "#platform/language/languages.ts";
import { barePath } from "#platform/language/localized-path.ts";
import type { FoundPage, FoundSite } from "./found-page.ts";

/** How a site is taken in. */
export interface How {
  /** Of pages that do not say theirs. */
  language: LanguageCode | undefined;
  /** Of posts whose own categories are none of ours. */
  category: string | undefined;
  /** Addresses of pages that are no entries. */
  paths: readonly string[];
  now: number;
  dryRun: boolean;
}

/** A page with the name and the address that it gets. */
export interface Placed {
  page: FoundPage;
  id: string;
  language: LanguageCode;
  /** The last part of a post's address; of a page the whole address. */
  place: string;
}

/** Gives each page a name and an address that nobody has. */
export function placeEach(
  site: FoundSite,
  { language: given, paths }: How,
  known: {
    stored: readonly EntryDocument[];
    own: ReadonlyMap<string, unknown>;
    /** All that were ever given. */
    names: readonly { id: string }[];
  },
): Placed[] {
  const isForeignName = ({ id }: { id: string }) => !known.own.has(id);
  const foreign = known.stored.filter(isForeignName);
  const names = new Set(known.names.filter(isForeignName).map(({ id }) => id));
  const taken = new Set([
    ...foreign.flatMap((entry) => addressesOf(entry).map(({ path }) => path)),
    ...paths,
  ]);
  return site.pages.map((page) => {
    const language =
      given ?? codeOf(page.language) ?? codeOf(site.language) ?? defaultLanguage.code;
    const base = makeSlug(page.slug || page.title, language) || makeSlug(page.title, language);
    const id = firstFree(base || page.kind, (name) => names.has(name));
    const place =
      page.kind === "post"
        ? firstFree(id, (slug) => isReservedSlug(slug) || taken.has(`/blog/${slug}`))
        : firstFree(pagePath(page, id), (path) => taken.has(path) || isForeign(path));
    names.add(id);
    taken.add(page.kind === "post" ? `/blog/${place}` : place);
    return { page, id, language, place };
  });
}

const codeOf = (written: string | undefined) => {
  const code = (written ?? "").slice(0, 2).toLowerCase();
  return isLanguageCode(code) ? code : undefined;
};

/** `name`, or `name-2`, `name-3` … */
function firstFree(name: string, isTaken: (name: string) => boolean): string {
  let free = name;
  for (let i = 2; isTaken(free); i += 1) free = `${name}-${i}`;
  return free;
}

/** Where it was, if a page may stand there. */
function pagePath({ addresses: [address = ""] }: FoundPage, id: string): string {
  const path = barePath(withoutEnd(address));
  return /^(?:\/[a-z0-9]+(?:-[a-z0-9]+)*){1,6}$/.test(path) && path.length <= 150 ? path : `/${id}`;
}

const isForeign = (path: string) =>
  readEntry("page", "page", { path, sections: [] }).problems.some(
    ({ path: [field] }) => field === "path",
  );

/** Who had an address. */
export const placesOf = (placed: readonly Placed[]) =>
  Map.groupBy(
    placed.flatMap((one) => one.page.addresses.map((address) => ({ ...one, address }))),
    ({ address }) => withoutEnd(address),
  );
export type Places = ReadonlyMap<string, readonly Placed[]>;

/** An address as it is compared: without a slash or an index file at its end. */
export const withoutEnd = (address: string) => address.replace(/\/(?:index\.html?)?$/, "") || "/";
