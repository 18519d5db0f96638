import { setImmediate as pause } from "node:timers/promises";
import { readOffers } from "#features/catalogue/read-offers.server.ts";
import { freezePages, readPhotos } from "#features/pages/freeze-pages.server.ts";
import { checkForPublishing } from "#features/pages/gate/check-for-publishing.server.ts";
import type { PublishingProblem } from "#features/pages/gate/problem.ts";
import { kindOf } from "#features/pages/kinds.ts";
import { type LivePage, readLiveVersions } from "#features/pages/live-pages.server.ts";
import type { LiveChange, PageDocument } from "#features/pages/page-document.ts";
import { type PlannedRelease, planRelease } from "#features/pages/plan-release.server.ts";
import { setLive } from "#features/pages/set-live.server.ts";
import { readShells, seedShells, showsPicture } from "#features/pages/site/read-shells.server.ts";
import type { Shells } from "#platform/content/site-shell.ts";
import { errorPath } from "#platform/http/page-address.server.ts";
import { localizedPath } from "#platform/language/localized-path.ts";
import type { Store, Trx } from "#platform/store/store.server.ts";
import { StoreUnavailable } from "#platform/store/store-unavailable.server.ts";
import {
  endJob,
  endWithin,
  forgiveAttempt,
  holdJob,
  type Job,
  type JobOutcome,
  LeaseLost,
  tellOthers,
} from "./jobs.server.ts";
import { pointerOf } from "./live-files.server.ts";
import { createMachineFiles } from "./machine-files.server.ts";
import { createPageMaker } from "./make-pages.server.ts";
import {
  addressOf,
  filesOf,
  hashOfShell,
  sourceOf,
  whichStandElsewhere,
} from "./page-source.server.ts";
import type { PublishedFile } from "./publish-file.server.ts";
import type { SiteBuild } from "./read-site-build.server.ts";
import {
  type CurrentRows,
  currentRows,
  flip,
  keepFiles,
  newestRelease,
  Overtaken,
  type ReleaseDifference,
  type ReleaseRow,
  releaseToUndo,
} from "./release-store.server.ts";
import type { PageToRender } from "./render-page.server.ts";
import type { Renderer } from "./renderer.server.ts";

interface Parts {
  store: Store;
  renderer: Renderer;
  site: SiteBuild;
  /** Who holds the jobs that are worked on here. */
  holder: string;
  now: () => number;
}

export interface Publisher {
  /** Works on a job that was claimed. Its problems are its outcome; only what the store says is thrown. */
  run(job: Job): Promise<JobOutcome>;
  /** Renders what is live for this build, where others did so for theirs. @returns whether there was something to do */
  catchUp(): Promise<boolean>;
  /**
   * Addresses that show something else than what would be made of the store now. There are none as long as it is known
   * which pages a change touches: this looks at all of them.
   */
  findStale(): Promise<string[]>;
}

/** Pages whose documents are compared at a stretch. */
const lookedAtOnce = 100;

/** Makes releases: what changes is rendered, kept, and shown at once by one transaction. */
export function createPublisher({ store, renderer, site, holder, now }: Parts): Publisher {
  const { build, origin } = site;
  const machineFiles = createMachineFiles(site);
  const builtShells = seedShells(site.paths);
  /** Of the one job that is worked on here. */
  const progress = { pages: 0, of: 0 };
  const makePages = createPageMaker({ store, renderer, site, progress, now });

  async function run(job: Job): Promise<JobOutcome> {
    const begun = now();
    try {
      const outcome = await holdJob(store, job, holder, now, progress, () =>
        untilNotOvertaken(() => publish(job)),
      );
      if (outcome.release !== undefined) return { ...outcome, milliseconds: now() - begun };
      await endJob(store, job.id, outcome, now());
      return outcome;
    } catch (error) {
      // It is taken up again, here or by somebody else.
      if (error instanceof StoreUnavailable) await forgiveAttempt(store, job, holder);
      if (error instanceof StoreUnavailable || error instanceof LeaseLost) throw error;
      const outcome = { problems: [`${(error as Error).message} What was live before still is.`] };
      await endJob(store, job.id, outcome, now());
      return outcome;
    }
  }

  /** Made anew by the clock: pages that show products or pictures; all where what stands around them is another now. */
  async function showPrices(job: Job): Promise<JobOutcome> {
    const begun = now();
    const newest = await newestRelease(store.read);
    const plan = await planRelease(store.read, [], job.askedAt);
    const showsPictures = whichShowPictures(plan.pages);
    const touched = plan.pages.filter((page) => showsProducts(page) || showsPictures(page));
    const { difference, pages } = await makeDifference({ ...plan, touched }, newest);
    if (difference.rows.length === 0 && difference.gone.length === 0) return {};
    const release = newest + 1;
    const outcome = { release, pages, milliseconds: now() - begun };
    await store.write(async (trx) => {
      await expectNewest(trx, newest);
      await endWithin(trx, job, holder, outcome, now());
      const made = { id: release, kind: job.kind, made_at: begun, undoes: null };
      await trx
        .insertInto("content_release")
        .values({ ...made, changes: "[]", before: "[]" })
        .execute();
      await flip(trx, { build, origin, release, now: begun }, difference);
      await tellOthers(store, trx);
    });
    return outcome;
  }

  async function publish(job: Job): Promise<JobOutcome> {
    if (job.kind === "prices") return showPrices(job);
    const begun = now();
    const newest = await newestRelease(store.read);
    const undone = job.kind === "undo" ? await releaseToUndo(store.read) : undefined;
    if (job.kind === "undo" && !undone) return { problems: ["There is nothing to undo."] };
    const changes = undone ? undone.before : job.changes;
    const before = await liveBefore(changes);
    const different = changes.filter((change, i) => change.version !== before[i]?.version);
    if (different.length === 0) return {};
    const problems = await checkForPublishing(store.read, different, site.paths);
    // A page that must be there may stand without its links: one that leads nowhere is left out.
    const errors = problems.filter(
      ({ level, isDeadLink }) => level === "error" && !(isDeadLink && job.kind === "take-over"),
    );
    if (errors.length > 0) return { problems: errors.map(sayProblem) };
    const plan = await planRelease(store.read, different, job.askedAt);
    const { difference, pages } = await makeDifference(plan, newest);
    const release = newest + 1;
    const outcome = { release, pages, milliseconds: now() - begun };
    await store.write(async (trx) => {
      await expectNewest(trx, newest);
      await endWithin(trx, job, holder, outcome, now());
      await setLive(trx, different, job.askedAt, [...plan.live, ...plan.around]);
      await trx
        .insertInto("content_release")
        .values({
          ...{ id: release, kind: job.kind, made_at: begun, undoes: undone?.id ?? null },
          ...{ changes: JSON.stringify(different), before: JSON.stringify(before) },
          made_by: job.askedBy,
        })
        .execute();
      await flip(trx, { build, origin, release, now: begun }, difference);
      await tellOthers(store, trx);
    });
    return outcome;
  }

  async function catchUp(): Promise<boolean> {
    const [newest, shown] = [await newestRelease(store.read), await pointerOf(store.read, build)];
    if (shown >= newest) return false;
    await untilNotOvertaken(async () => {
      const release = await newestRelease(store.read);
      const plan = await planRelease(store.read, [], now());
      const { difference } = await makeDifference({ ...plan, touched: plan.pages }, undefined);
      await store.write(async (trx) => {
        await expectNewest(trx, release);
        // Another process of the same build may have been faster.
        if ((await pointerOf(trx, build)) >= release) return;
        await flip(trx, { build, origin, release, now: now() }, difference);
        await tellOthers(store, trx);
      });
    });
    return true;
  }

  async function findStale(): Promise<string[]> {
    const release = await newestRelease(store.read);
    const plan = await planRelease(store.read, [], now());
    const { live, pages } = plan;
    const shells = await readShells(store.read, plan, { fixedPaths: site.paths, now: now() });
    const current = await currentRows(store.read, build);
    const stale: string[] = [];
    for (let first = 0; first < pages.length; first += lookedAtOnce) {
      const some = pages.slice(first, first + lookedAtOnce);
      const wanted = pagesToRender(
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

  /** @param newest the release that the build must show for `touched` to be all that changes; undefined: look at all */
  async function makeDifference(plan: PlannedRelease, newest: number | undefined) {
    const isUpToDate = newest !== undefined && (await pointerOf(store.read, build)) === newest;
    const how = { fixedPaths: site.paths, now: now() };
    const shells = await readShells(store.read, plan, how);
    const current = await currentRows(store.read, build);
    const isOtherAround = whichStandElsewhere(plan.pages, current, shells);
    const isTouched = new Set(plan.touched);
    const touched = isUpToDate
      ? plan.pages.filter((page) => isTouched.has(page) || isOtherAround.has(page.language))
      : plan.pages;
    const documents = await freezePages(store.read, plan.live, touched, { shells });
    const shown = pagesToRender(shells, documents);
    // While the child renders, what tells of all pages is made here.
    const [{ rows, rendered }, told] = await Promise.all([
      makePages(shown.pages, current),
      tellMachines(plan, shells),
    ]);
    const made = new Map(rows.map((row) => [row.path, row]));
    const searchOf = (path: string) => {
      const search = made.get(path)?.search;
      return search ? JSON.stringify(search) : (current.get(path)?.search ?? undefined);
    };
    const found = await machineFiles.searchIn(plan.live, searchOf);
    const machine = await makeMachineRows(plan, [...told, ...found], current);
    const wanted = new Set([
      ...plan.pages.flatMap((page) => filesOf(addressOf(page))),
      ...shown.screens.map(({ address }) => address),
      ...machine.paths,
    ]);
    const gone = [...current.keys()].filter((path) => !wanted.has(path));
    const difference: ReleaseDifference = { rows: [...rows, ...machine.rows], gone };
    return { difference, pages: rendered };
  }

  /** Entries with what stands around them, and the screens of languages in which that is not what the build knew. */
  function pagesToRender(shells: Shells, documents: readonly PageDocument[]) {
    const entries = documents.map(
      (document): PageToRender => ({
        ...{ address: addressOf(document), document, status: statusOf(document) },
        shell: shells[document.language],
      }),
    );
    const screens = site.screens
      .filter(
        ({ language }) => hashOfShell(shells[language]) !== hashOfShell(builtShells[language]),
      )
      .map(
        ({ address, language, status }): PageToRender => ({
          ...{ address, document: null, status },
          shell: shells[language],
        }),
      );
    return { screens, pages: [...entries, ...screens] };
  }

  async function tellMachines({ live }: PlannedRelease, shells: Shells) {
    // The first pages are asked for by then.
    await pause();
    const [offers, photos] = [await readOffers(store.read), await readPhotos(store.read)];
    return machineFiles.tellOf(live, offers, photos, shells);
  }

  async function makeMachineRows(
    plan: PlannedRelease,
    files: readonly PublishedFile[],
    current: CurrentRows,
  ) {
    const redirects = plan.redirects.flatMap(({ language, from, to, shownIn }): ReleaseRow[] => {
      const path = localizedPath(from, language);
      const target = localizedPath(to, shownIn ?? language);
      return [{ path, source: `to ${target}`, file: { redirect: target } }];
    });
    const changed = files.filter(({ file }) => current.get(file.path)?.source !== file.hash);
    await keepFiles(store, changed, now());
    const rows = [
      ...changed.map(({ file }) => ({ path: file.path, source: file.hash, file })),
      ...redirects.filter(({ path, source }) => current.get(path)?.source !== source),
    ];
    const paths = [...files.map(({ file }) => file.path), ...redirects.map(({ path }) => path)];
    return { rows, paths };
  }

  /** What is live of the same entries in the same languages now. */
  async function liveBefore(changes: readonly LiveChange[]): Promise<LiveChange[]> {
    const rows = await readLiveVersions(store.read);
    const versions = new Map(rows.map((row) => [`${row.entry} ${row.language}`, row.version]));
    return changes.map(({ entry, language }) => ({
      ...{ entry, language },
      version: versions.get(`${entry} ${language}`) ?? null,
    }));
  }

  return { run, catchUp, findStale };
}

/** One line that names entry, language and field. */
export const sayProblem = ({ entry, language, field, message }: PublishingProblem) =>
  `${entry} ${language}: ${field ? `${field}: ` : ""}${message}`;

async function expectNewest(trx: Trx, expected: number): Promise<void> {
  if ((await newestRelease(trx)) !== expected) throw new Overtaken("Another release came first.");
}

async function untilNotOvertaken<Result>(work: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      // On PostgreSQL both may have read the same newest release.
      const isSameId = (error as { code?: string }).code === "23505";
      if (!(error instanceof Overtaken) && !isSameId) throw error;
    }
  }
}

/** Its own, as a card or in a list; what a second name shows may be one. */
const showsProducts = ({ kind, reads, shows }: LivePage): boolean =>
  kind === "product" ||
  reads.includes("list:product") ||
  reads.some((read) => read.startsWith("entry:")) ||
  (shows !== undefined && showsProducts(shows));

/** The page that says that there is none says so to programs too, under its second name as well. */
const statusOf = ({ path, canonical = path }: PageDocument) =>
  canonical === errorPath ? 404 : 200;

/** Their own, as a card, in a list or beside their neighbours; rather one too many, as what is the same is not rendered. */
function whichShowPictures(pages: readonly LivePage[]): (page: LivePage) => boolean {
  const pictured = pages.filter(showsPicture);
  const kinds = new Set(pictured.map(({ kind }) => kind));
  const read = new Set(pictured.flatMap(({ entry, kind }) => [`entry:${entry}`, `list:${kind}`]));
  return function shows(page): boolean {
    return (
      showsPicture(page) ||
      page.reads.some((each) => read.has(each)) ||
      (kinds.has(page.kind) && kindOf(page.kind).groupedBy !== undefined) ||
      (page.shows !== undefined && shows(page.shows))
    );
  };
}
