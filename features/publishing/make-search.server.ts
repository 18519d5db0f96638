import { setImmediate as pause } from "node:timers/promises";
import type { LivePage } from "#features/pages/live-pages.server.ts";
import type { SearchPart } from "#features/search/search-index.ts";
import type { Shells } from "#platform/content/site-shell.ts";
import { contentHash } from "#platform/http/inline-hashes.server.ts";
import type { Store } from "#platform/store/store.server.ts";
import { type ChangedFiles, publishFile } from "./publish-file.server.ts";
import type { SiteBuild } from "./read-site-build.server.ts";
import { type CurrentRows, findingsAt, type ReleaseRow } from "./release-files.server.ts";
import { type SearchList, searchListsOf } from "./search-lists.server.ts";

/** The files that tell what search finds; their sources say of which pages a file tells, then its content. */
export function createSearchMaker({ store, site }: { store: Store; site: SiteBuild }) {
  return { makeSearch, findStaleLists };

  /**
   * Makes the files anew in which search finds something else than before.
   * @param made rows of the pages that were made anew
   */
  async function makeSearch(
    live: readonly LivePage[],
    made: readonly ReleaseRow[],
    current: CurrentRows,
    shells: Shells,
  ): Promise<ChangedFiles> {
    const lists = searchListsOf(live, shells);
    const found = new Map(
      made.flatMap(({ path, search }) => (search ? [[path, JSON.stringify(search)]] : [])),
    );
    const before = await findingsAt(store.read, site.build, [...found.keys()]);
    const isOther = (page: string) => found.has(page) && found.get(page) !== before.get(page);
    const different = lists.filter(
      ({ address, key, pages }) =>
        !current.get(address)?.source.startsWith(`${key} `) || pages.some(isOther),
    );
    const asked = different.flatMap(({ pages }) => pages).filter((page) => !found.has(page));
    const kept = await findingsAt(store.read, site.build, asked);
    const changed = different.map(async (list) => {
      const text = textOf(list, (page) => found.get(page) ?? kept.get(page) ?? "[]");
      const file = await publishFile(list.address, text, "application/json");
      return { ...file, source: sourceOf(list, file.file.hash) };
    });
    return { changed: await Promise.all(changed), paths: lists.map(({ address }) => address) };
  }

  /** @returns addresses of files that tell something else than what is found on their pages now */
  async function findStaleLists(
    live: readonly LivePage[],
    current: CurrentRows,
    shells: Shells,
  ): Promise<string[]> {
    const stale: string[] = [];
    for (const list of searchListsOf(live, shells)) {
      const found = await findingsAt(store.read, site.build, list.pages);
      const text = textOf(list, (page) => found.get(page) ?? "[]");
      if (current.get(list.address)?.source !== sourceOf(list, contentHash(text)))
        stale.push(list.address);
      // Visitors first.
      await pause();
    }
    return stale;
  }

  function sourceOf({ key }: SearchList, hash: string) {
    return `${key} ${hash}`;
  }

  /** Lists as JSON become one, unread. */
  function textOf({ pages, parts }: SearchList, foundOn: (page: string) => string) {
    const further = parts?.map((url): SearchPart => ({ kind: "part", title: "", text: "", url }));
    const lists = [...pages.map(foundOn), JSON.stringify(further ?? [])];
    const insides = lists.map((list) => list.trim().slice(1, -1));
    return `[${insides.filter((inside) => inside !== "").join(",")}]`;
  }
}
