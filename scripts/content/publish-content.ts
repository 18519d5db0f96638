import process from "node:process";
import { checkForPublishing } from "#features/pages/gate/check-for-publishing.server.ts";
import type { PublishingProblem } from "#features/pages/gate/problem.ts";
import { readLiveVersions } from "#features/pages/live-pages.server.ts";
import { newestChanges } from "#features/pages/newest-changes.server.ts";
import type { LiveChange } from "#features/pages/page-document.ts";
import { isBinned, readNewest } from "#features/pages/stored-entries.server.ts";
import { type ChosenDrafts, chooseDrafts } from "#features/publishing/choose-drafts.server.ts";
import type { Store } from "#platform/store/store.server.ts";
import { readSettings } from "#server/env.ts";
import { stop } from "../stop.ts";
import type { Given } from "../subcommand.ts";
import { ownBuild, runJob } from "./run-job.ts";
import { tellOutcome } from "./tell-outcome.ts";
import { withStore } from "./with-store.ts";

/** Every draft that may go live, or those that are named: these all, or none. */
export async function publishContent({ words, values }: Given): Promise<void> {
  await withStore(async (store) => {
    const { changes, problems, samples } =
      words.length > 0 ? await named(store, words) : await allDrafts(store);
    const refused = problems.filter(({ level }) => level === "error");
    if (refused.length > 0) process.exitCode = 1;
    const isNothing = changes.length === 0 || values["dry-run"];
    const outcome = isNothing ? {} : await runJob(store, "publish", changes);
    tellOutcome(outcome, { values, changes, problems, samples });
  });
}

async function allDrafts(store: Store): Promise<ChosenDrafts> {
  const withSamples = readSettings().loopback;
  return chooseDrafts(store.read, ownBuild().paths, { withSamples });
}

async function named(store: Store, ids: string[]): Promise<ChosenDrafts> {
  await stopAtUnknown(store, ids);
  const changes = await newestChanges(store.read, ids);
  const problems = await checkForPublishing(store.read, changes, ownBuild().paths);
  const isRefused = problems.some(({ level }: PublishingProblem) => level === "error");
  return { changes: isRefused ? [] : changes, problems, samples: [] };
}

/** Takes entries off the site, in every language. */
export async function unpublishContent({ words, values }: Given): Promise<void> {
  await withStore(async (store) => {
    await stopAtUnknown(store, words);
    const live = await readLiveVersions(store.read);
    const changes = live
      .filter(({ entry }) => words.includes(entry))
      .map((row): LiveChange => ({ ...row, version: null }));
    const problems = await checkForPublishing(store.read, changes, ownBuild().paths);
    const isNothing = changes.length === 0 || values["dry-run"];
    const outcome = isNothing ? {} : await runJob(store, "publish", changes);
    tellOutcome(outcome, { values, changes, problems, samples: [] });
  });
}

/** Shows the release before: what the last one changed is as it was. */
export async function undoRelease({ values }: Given): Promise<void> {
  await withStore(async (store) => {
    const outcome = await runJob(store, "undo", []);
    tellOutcome(outcome, { values, changes: [], problems: [], samples: [] });
  });
}

/** Ends the command where an entry that is named does not exist. */
export async function stopAtUnknown(store: Store, ids: readonly string[]): Promise<void> {
  const known = new Set((await readNewest(store.read, ids)).map(({ id }) => id));
  const unknown = ids.filter((id) => !known.has(id));
  for (const id of unknown)
    if (await isBinned(store.read, id))
      stop(`${id} is in the bin: take it out first, npm run content -- restore ${id}`);
  if (unknown.length > 0) stop(`There is no entry ${unknown.join(", ")}.`);
}
