import { setImmediate as pause } from "node:timers/promises";
import { freezePages } from "#features/pages/freeze-pages.server.ts";
import { planRelease } from "#features/pages/plan-release.server.ts";
import { readShells } from "#features/pages/site/read-shells.server.ts";
import type { Store } from "#platform/store/store.server.ts";
import { pointerOf } from "./live-files.server.ts";
import { createSearchMaker } from "./make-search.server.ts";
import { sourceOf } from "./page-source.server.ts";
import type { PageChoice } from "./pages-to-render.server.ts";
import type { SiteBuild } from "./read-site-build.server.ts";
import { currentRows } from "./release-files.server.ts";
import { newestRelease } from "./release-store.server.ts";

interface Parts {
  store: Store;
  site: SiteBuild;
  choosePages: PageChoice;
  now: () => number;
}

/** Pages whose documents are compared at a stretch. */
const lookedAtOnce = 100;

/** @returns what finds the addresses that show something else than would be made of the store now */
export function createStaleSearch({
  store,
  site,
  choosePages,
  now,
}: Parts): () => Promise<string[]> {
  const { build } = site;
  const { findStaleLists } = createSearchMaker({ store, site });
  return findStale;

  async function findStale(): Promise<string[]> {
    const release = await newestRelease(store.read);
    const plan = await planRelease(store.read, [], now());
    const { live, pages } = plan;
    const shells = await readShells(store.read, plan, { fixedPaths: site.paths, now: now() });
    const current = await currentRows(store.read, build);
    const stale = await findStaleLists(live, current, shells);
    for (let first = 0; first < pages.length; first += lookedAtOnce) {
      const some = pages.slice(first, first + lookedAtOnce);
      const wanted = choosePages(
        shells,
        await freezePages(store.read, live, some, { shells }),
      ).pages;
      for (const page of wanted)
        if (current.get(page.address)?.source !== sourceOf(page)) stale.push(page.address);
      // Visitors first.
      await pause();
    }
    // What was published meanwhile is looked at the next time.
    const isStill = (at: number) => at === release;
    return isStill(await newestRelease(store.read)) && isStill(await pointerOf(store.read, build))
      ? [...new Set(stale)]
      : [];
  }
}
