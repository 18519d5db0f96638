import { checkForPublishing } from "#features/pages/gate/check-for-publishing.server.ts";
import type { PublishingProblem } from "#features/pages/gate/problem.ts";
import { type LivePage, pageKey, readLive } from "#features/pages/live-pages.server.ts";
import type { LiveChange } from "#features/pages/page-document.ts";
import { planRelease } from "#features/pages/plan-release.server.ts";
import { setLive } from "#features/pages/set-live.server.ts";
import { readBinned } from "#features/pages/stored-entries.server.ts";
import type { Store, Trx } from "#platform/store/store.server.ts";
import { StoreUnavailable } from "#platform/store/store-unavailable.server.ts";
import { whichChangeByTheClock } from "./changed-by-the-clock.server.ts";
import { createStaleSearch } from "./find-stale.server.ts";
import {
  endJob,
  endWithin,
  forgiveAttempt,
  holdJob,
  LeaseLost,
  leaveJob,
} from "./held-jobs.server.ts";
import { type Job, type JobOutcome, tellOthers } from "./jobs.server.ts";
import { pointerOf } from "./live-files.server.ts";
import { createDifferenceMaker } from "./make-difference.server.ts";
import { createPageChoice } from "./pages-to-render.server.ts";
import type { SiteBuild } from "./read-site-build.server.ts";
import { flip, type ReleaseDifference } from "./release-files.server.ts";
import { newestRelease, Overtaken, type Release, releaseToUndo } from "./release-store.server.ts";
import { RendererUnavailable } from "./render-failures.server.ts";
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
  /**
   * Works on a job that was claimed. Its problems are its outcome; thrown is only what the store says, and where nothing
   * can be rendered now: the job waits then, unless this process alone can do it.
   * @throws RendererUnavailable
   */
  run(job: Job): Promise<JobOutcome>;
  /** Renders what is live for this build, where others did so for theirs. @returns whether there was something to do */
  catchUp(): Promise<boolean>;
  /**
   * Addresses of pages, and of what search reads, that show something else than what would be made of the store now.
   * There are none as long as it is known what a change touches: this looks at all of them.
   */
  findStale(): Promise<string[]>;
}

/** What a release will show, made after the newest one that there was then. */
interface Made {
  /** ms */
  begun: number;
  newest: number;
  difference: ReleaseDifference;
  pages: number;
}

/** Makes releases: what changes is rendered, kept, and shown at once by one transaction. */
export function createPublisher({ store, renderer, site, holder, now }: Parts): Publisher {
  const { build, origin } = site;
  /** Of the one job that is worked on here. */
  const progress = { pages: 0, of: 0 };
  const choosePages = createPageChoice(site);
  const makeDifference = createDifferenceMaker({
    store,
    renderer,
    site,
    progress,
    now,
    choosePages,
  });

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
      if (error instanceof RendererUnavailable && !isBegunHere(job)) {
        await leaveJob(store, job, holder);
        throw error;
      }
      const outcome = { problems: [`${(error as Error).message} What was live before still is.`] };
      await endJob(store, job.id, outcome, now());
      if (error instanceof RendererUnavailable) throw error;
      return outcome;
    }
  }

  /** Made anew by the clock: pages that show products or pictures; all where what stands around them is another now. */
  async function showPrices(job: Job): Promise<JobOutcome> {
    const begun = now();
    const newest = await newestRelease(store.read);
    const plan = await planRelease(store.read, [], job.askedAt);
    const touched = whichChangeByTheClock(plan.pages);
    const { difference, pages } = await makeDifference({ ...plan, touched }, newest);
    if (difference.rows.length === 0 && difference.gone.length === 0) return {};
    const nothing = { changes: [], before: [], undoes: null };
    return show(job, { begun, newest, difference, pages }, nothing);
  }

  async function publish(job: Job): Promise<JobOutcome> {
    if (job.kind === "prices") return showPrices(job);
    const begun = now();
    const newest = await newestRelease(store.read);
    const undone = job.kind === "undo" ? await releaseToUndo(store.read) : undefined;
    if (job.kind === "undo" && !undone) return { problems: ["There is nothing to undo."] };
    if (job.undoes !== null && job.undoes !== undone?.id) {
      const problem = `Release ${job.undoes} is not the last one any more, since something else went live or was taken back meanwhile. Nothing was taken back: look at the releases, and ask again.`;
      return { problems: [problem] };
    }
    const changes = undone ? undone.before : job.changes;
    const stored = await readLive(store.read);
    const before = versionsOf(stored, changes);
    const different = changes.filter((change, i) => change.version !== before[i]?.version);
    if (different.length === 0) return {};
    const problems = await checkForPublishing(store.read, different, site.paths, { stored });
    // A page that must be there may stand without its links: one that leads nowhere is left out.
    const errors = problems.filter(
      ({ level, isDeadLink }) => level === "error" && !(isDeadLink && job.kind === "take-over"),
    );
    if (errors.length > 0) return { problems: errors.map(sayProblem) };
    const plan = await planRelease(store.read, different, job.askedAt, stored);
    const { difference, pages } = await makeDifference(plan, newest);
    const changed = { changes: different, before, undoes: undone?.id ?? null };
    return show(job, { begun, newest, difference, pages }, changed, async (trx) => {
      const planned = [...plan.live, ...plan.around];
      await setLive(trx, different, job.askedAt, { stored, planned });
      await expectNoneBinned(trx, different);
    });
  }

  /** Shows what was made, in one transaction, with which the job ends; `goLive`: what else is written in it. */
  async function show(
    job: Job,
    { begun, newest, difference, pages }: Made,
    { changes, before, undoes }: Pick<Release, "changes" | "before" | "undoes">,
    goLive?: (trx: Trx) => Promise<void>,
  ): Promise<JobOutcome> {
    const release = newest + 1;
    const outcome = { release, pages, milliseconds: now() - begun };
    await store.write(async (trx) => {
      await expectNewest(trx, newest);
      await endWithin(trx, job, holder, outcome, now());
      await goLive?.(trx);
      await trx
        .insertInto("content_release")
        .values({
          ...{ id: release, kind: job.kind, made_at: begun, made_by: job.askedBy, undoes },
          ...{ changes: JSON.stringify(changes), before: JSON.stringify(before) },
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

  return { run, catchUp, findStale: createStaleSearch({ store, site, choosePages, now }) };
}

/** Whoever has begun it begins another one: no other process may take it over (`beginJob`). */
const isBegunHere = ({ kind }: Job) => kind === "prices" || kind === "take-over";

/** What is live of the same entries in the same languages. */
function versionsOf(live: readonly LivePage[], changes: readonly LiveChange[]): LiveChange[] {
  const versions = new Map(live.map((page) => [pageKey(page), page.version]));
  return changes.map(({ entry, language }) => ({
    ...{ entry, language },
    version: versions.get(pageKey({ entry, language })) ?? null,
  }));
}

/** One line that names entry, language and field. */
export const sayProblem = ({ entry, language, field, message }: PublishingProblem) =>
  `${entry} ${language}: ${field ? `${field}: ` : ""}${message}`;

async function expectNewest(trx: Trx, expected: number): Promise<void> {
  if ((await newestRelease(trx)) !== expected) throw new Overtaken("Another release came first.");
}

/** After what goes live is written: who throws an entry away locks its row, so one of both sees the other. */
async function expectNoneBinned(trx: Trx, changes: readonly LiveChange[]): Promise<void> {
  const binned = await readBinned(trx);
  if (changes.some(({ entry, version }) => version !== null && binned.has(entry)))
    throw new Overtaken("An entry was thrown away meanwhile.");
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
