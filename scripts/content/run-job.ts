import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { LiveChange } from "#features/pages/page-document.ts";
import { claimJob, endJob } from "#features/publishing/held-jobs.server.ts";
import { type JobOutcome, queueJob, readJob } from "#features/publishing/jobs.server.ts";
import { createPublisher } from "#features/publishing/publisher.server.ts";
import type { JobKind } from "#features/publishing/publishing-tables.server.ts";
import { readSiteBuild, type SiteBuild } from "#features/publishing/read-site-build.server.ts";
import { RendererUnavailable } from "#features/publishing/render-failures.server.ts";
import { createRenderers } from "#features/publishing/several-renderers.server.ts";
import type { Store } from "#platform/store/store.server.ts";
import { readSettings } from "#server/env.ts";
import { stop } from "../stop.ts";

/** By then a server that runs has begun: on SQLite it looks five times a second, PostgreSQL tells it. Milliseconds. */
const patience = { sqlite: 1_500, postgres: 2_500 };

/** The build of this folder. Ends the command where there is none that can render. */
export function ownBuild(): SiteBuild {
  const site = readSiteBuild(readSettings().buildDir ?? "build");
  return site ?? stop("There is no built site to render pages with: run `npm run build` first.");
}

/** Queues a job and waits for its end. Where no server takes it, it is done here. */
export async function runJob(
  store: Store,
  kind: JobKind,
  changes: readonly LiveChange[],
): Promise<JobOutcome> {
  const site = ownBuild();
  const id = await queueJob(store, kind, changes, Date.now());
  const begin = Date.now() + patience[store.engine];
  for (;;) {
    const job = await readJob(store, id);
    if (!job) return { problems: ["The job is gone."] };
    if (job.outcome) return job.outcome;
    if (Date.now() > begin && Number(job.lease_until ?? 0) < Date.now())
      await workOnce(store, site);
    await pause(30);
  }
}

async function workOnce(store: Store, site: SiteBuild): Promise<void> {
  const holder = randomUUID();
  const job = await claimJob(store, holder, Date.now());
  if (!job) return;
  const renderer = createRenderers(site.buildDir);
  try {
    await createPublisher({ store, renderer, site, holder, now: Date.now }).run(job);
  } catch (error) {
    if (!(error instanceof RendererUnavailable)) throw error;
    // Whoever called reads it now and calls again.
    await endJob(store, job.id, { problems: [error.message] }, Date.now());
  } finally {
    renderer.stop();
  }
}
