import { createFinder, type FoundGroup } from "./find-entries.ts";
import { type SearchEntry, type SearchPart, searchIndexPath } from "./search-index.ts";

export interface Finder {
  find(query: string): FoundGroup[];
  /** What is offered before anything is typed. */
  offers: FoundGroup[];
}

const loading = new Map<string, Promise<Finder>>();
const mostOffers = 6;

/** Loads what can be found in a language, once a page load; a failed try is forgotten, so the next may succeed. */
export function loadFinder(code: string): Promise<Finder> {
  const known = loading.get(code);
  if (known) return known;
  const finder = fetchFinder(code).catch((error) => {
    loading.delete(code);
    throw error;
  });
  loading.set(code, finder);
  return finder;
}

async function fetchFinder(code: string): Promise<Finder> {
  const first = await fetchList(searchIndexPath(code));
  const parts = first.filter(isPart).map(({ url }) => fetchList(url));
  const further = (await Promise.all(parts)).flat();
  const entries = [...first, ...further].filter((entry) => !isPart(entry));
  const pages = entries.filter(({ kind }) => kind === "page");
  return {
    find: createFinder(entries),
    offers: [{ kind: "page", entries: pages.slice(0, mostOffers) }],
  };
}

async function fetchList(address: string): Promise<(SearchEntry | SearchPart)[]> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.json();
}

const isPart = (entry: SearchEntry | SearchPart): entry is SearchPart => entry.kind === "part";
