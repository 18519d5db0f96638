import process from "node:process";
import { checkForPublishing } from "#features/pages/gate/check-for-publishing.server.ts";
import { newestChanges } from "#features/pages/newest-changes.server.ts";
import { officeInstant, officeTime } from "#features/publishing/office-instant.ts";
import { sayProblem } from "#features/publishing/publisher.server.ts";
import {
  readScheduled,
  type ScheduledJob,
  scheduleJob,
  unschedule,
} from "#features/publishing/scheduled-jobs.server.ts";
import { wholeSite } from "#platform/content/whole-site.server.ts";
import { stop } from "../stop.ts";
import type { Given } from "../subcommand.ts";
import { stopAtUnknown } from "./publish-content.ts";
import { ownBuild } from "./run-job.ts";
import { withStore } from "./with-store.ts";

const { timeZone } = wholeSite.contact.officeHours;
const shown = (due: number) => `${officeTime(due, timeZone)} (${timeZone})`;

/** What waits for its time; with a time and entries: their drafts of now go live then, all or none. */
export async function scheduleContent({ words, values: { json } }: Given): Promise<void> {
  const [time, ...ids] = words;
  await withStore(async (store) => {
    if (time === undefined) return tellScheduled(await readScheduled(store), json);
    const due = officeInstant(time, timeZone);
    if (due === undefined)
      stop(
        `"${time}" is no time of ${timeZone}. The time comes first, then the entries: npm run content -- schedule "2026-12-01 09:00" home`,
      );
    if (due <= Date.now()) stop(`${shown(due)} has passed: publish at once, or name a later time.`);
    if (ids.length === 0) stop("Name the entries that are to be published then.");
    await stopAtUnknown(store, ids);
    const changes = await newestChanges(store.read, ids);
    const problems = await checkForPublishing(store.read, changes, ownBuild().paths);
    const errors = problems.filter(({ level }) => level === "error");
    const isRefused = errors.length > 0 || changes.length === 0;
    if (!isRefused) await scheduleJob(store, changes, due);
    if (isRefused) process.exitCode = 1;
    if (json) return console.log(JSON.stringify({ due, changes, gate: problems }));
    for (const problem of problems) console.log(`${problem.level}: ${sayProblem(problem)}`);
    if (isRefused)
      console.error(`Nothing was scheduled${errors.length === 0 ? ": all of it is live" : ""}.`);
    else
      console.log(`${ids.join(", ")}: on the site from ${shown(due)}, by a server that runs then.`);
  });
}

/** Takes what is scheduled for some entries off the schedule. */
export async function unscheduleContent({ words, values: { json } }: Given): Promise<void> {
  await withStore(async (store) => {
    const jobs = (await readScheduled(store)).filter(({ changes }) =>
      changes.some(({ entry }) => words.includes(entry)),
    );
    if (jobs.length === 0) stop(`Nothing is scheduled for ${words.join(", ")}.`);
    const taken = await unschedule(
      store,
      jobs.map(({ id }) => id),
    );
    if (json) console.log(JSON.stringify({ unscheduled: taken }));
    else console.log(`${taken} scheduled publications will not happen.`);
  });
}

function tellScheduled(jobs: readonly ScheduledJob[], json: boolean | undefined): void {
  const lines = jobs.map(({ due, changes }) => {
    const entries = new Set(changes.map(({ entry }) => entry));
    return `${shown(due)}  ${[...entries].join(", ")}`;
  });
  if (json) console.log(JSON.stringify(jobs));
  else console.log(lines.join("\n") || "Nothing is scheduled.");
}
