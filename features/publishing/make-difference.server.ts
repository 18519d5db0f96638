import { setImmediate as pause } from "node:timers/promises";
import { readOffers } from "#features/catalogue/read-offers.server.ts";
import { freezePages, readPhotos } from "#features/pages/freeze-pages.server.ts";
import type { PlannedRelease } from "#features/pages/plan-release.server.ts";
import { readShells } from "#features/pages/site/read-shells.server.ts";
import type { Shells } from "#platform/content/site-shell.ts";
import { contentHash } from "#platform/http/inline-hashes.server.ts";
import { localizedPath } from "#platform/language/localized-path.ts";
import { pointerOf } from "./live-files.server.ts";
import { createMachineFiles, type MachineText } from "./machine-files.server.ts";
import { createPageMaker, type MakerParts } from "./make-pages.server.ts";
import { createSearchMaker } from "./make-search.server.ts";
import { addressOf, filesOf, whichStandElsewhere } from "./page-source.server.ts";
import type { PageChoice } from "./pages-to-render.server.ts";
import { type ChangedFiles, publishFile } from "./publish-file.server.ts";
import {
  type CurrentRows,
  currentRows,
  keepFiles,
  type ReleaseDifference,
  type ReleaseRow,
} from "./release-files.server.ts";

/** Makes what is different in a release for a build: pages, and what tells machines of all of them. Nothing shows it yet. */
export function createDifferenceMaker(parts: MakerParts & { choosePages: PageChoice }) {
  const { store, site, choosePages, now } = parts;
  const makePages = createPageMaker(parts);
  const tellOf = createMachineFiles(site);
  const { makeSearch } = createSearchMaker(parts);
  return makeDifference;

  /** @param newest the release that the build must show for `touched` to be all that changes; undefined: look at all */
  async function makeDifference(plan: PlannedRelease, newest: number | undefined) {
    const isUpToDate = newest !== undefined && (await pointerOf(store.read, site.build)) === newest;
    const how = { fixedPaths: site.paths, now: now() };
    const shells = await readShells(store.read, plan, how);
    const current = await currentRows(store.read, site.build);
    const isOtherAround = whichStandElsewhere(plan.pages, current, shells);
    const isTouched = new Set(plan.touched);
    const touched = isUpToDate
      ? plan.pages.filter((page) => isTouched.has(page) || isOtherAround.has(page.language))
      : plan.pages;
    const documents = await freezePages(store.read, plan.live, touched, { shells });
    const shown = choosePages(shells, documents);
    // While the child renders, what tells of all pages is made here.
    const [{ rows, rendered }, told] = await Promise.all([
      makePages(shown.pages, current),
      tellMachines(plan, shells, current),
    ]);
    const found = await makeSearch(plan.live, rows, current, shells);
    const machine = await makeMachineRows(plan, [told, found], current);
    const wanted = new Set([
      ...plan.pages.flatMap((page) => filesOf(addressOf(page))),
      ...shown.screens.map(({ address }) => address),
      ...machine.paths,
    ]);
    const gone = [...current.keys()].filter((path) => !wanted.has(path));
    const difference: ReleaseDifference = { rows: [...rows, ...machine.rows], gone };
    return { difference, pages: rendered };
  }

  async function tellMachines({ live }: PlannedRelease, shells: Shells, current: CurrentRows) {
    // The first pages are asked for by then.
    await pause();
    const [offers, photos] = [await readOffers(store.read), await readPhotos(store.read)];
    return publishChanged(tellOf(live, offers, photos, shells), current);
  }

  async function makeMachineRows(
    plan: PlannedRelease,
    files: readonly ChangedFiles[],
    current: CurrentRows,
  ) {
    const redirects = plan.redirects.flatMap(({ language, from, to, shownIn }): ReleaseRow[] => {
      // A screen that is no entry stays where it is.
      if (site.paths.includes(from)) return [];
      const path = localizedPath(from, language);
      const target = localizedPath(to, shownIn ?? language);
      return [{ path, source: `to ${target}`, file: { redirect: target } }];
    });
    const changed = files.flatMap(({ changed }) => changed);
    await keepFiles(store, changed, now());
    const rows = [
      ...changed.map(({ file, source }) => ({ path: file.path, source, file })),
      ...redirects.filter(({ path, source }) => current.get(path)?.source !== source),
    ];
    const paths = [...files.flatMap(({ paths }) => paths), ...redirects.map(({ path }) => path)];
    return { rows, paths };
  }
}

/** Compresses those alone whose text is another than before. */
async function publishChanged(
  texts: readonly MachineText[],
  current: CurrentRows,
): Promise<ChangedFiles> {
  const changed = texts.flatMap(({ address, text, type }) => {
    // Some are megabytes: their bytes are made once, for their hash and for what is kept.
    const content = Buffer.from(text);
    const source = contentHash(content);
    if (current.get(address)?.source === source) return [];
    return [publishFile(address, content, type).then((file) => ({ ...file, source }))];
  });
  return { paths: texts.map(({ address }) => address), changed: await Promise.all(changed) };
}
