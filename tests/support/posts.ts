import { importEntries } from "#features/pages/import-entries.server.ts";
import { newestChanges } from "#features/pages/newest-changes.server.ts";
import type { LiveChange } from "#features/pages/page-document.ts";
import { type Asked, queueJob, readJob } from "#features/publishing/jobs.server.ts";
import type { JobKind } from "#features/publishing/publishing-tables.server.ts";
import type { RunningServer } from "#server/start-server.ts";

type Server = Pick<RunningServer, "store" | "site">;

const inAll = (words: string) => `{ tr: "${words}", en: "${words} (en)", de: "${words} (de)" }`;

/** A post in three languages, as its file. */
export const postFile = (id: string, title = id, day = "2026-11-10") => ({
  name: `post/${id}.yaml`,
  text: `
title: ${inAll(title)}
description: ${inAll(`About ${id}`)}
slug: { tr: ${id}, en: ${id}, de: ${id} }
date: ${day}
category: deciding
sections:
  - id: first
    type: text
    heading: ${inAll(`Heading of ${id}`)}
    body: ${inAll(`Words of ${id}`)}
`,
});

/** A page at a fixed address, in Turkish and English, as its file. */
export const pageFile = (id: string, path: string) => ({
  name: `page/${id}.yaml`,
  text: `
path: ${path}
title: { tr: ${id}, en: ${id} }
description: { tr: ${id}, en: ${id} }
heading: { tr: ${id}, en: ${id} }
sections: []
`,
});

/** Stores drafts, and asks for all of them to be published. @returns the job's id */
export async function queueDrafts(
  server: Server,
  files: readonly { name: string; text: string }[],
): Promise<string> {
  const { store } = server;
  await importEntries(store, files, { by: "test", now: Date.now() });
  return queue(server, "publish", await newestChanges(store.read));
}

/** @returns the job's id */
async function queue(
  { store, site }: Server,
  kind: JobKind,
  changes: readonly LiveChange[] = [],
  asked: Asked = {},
): Promise<string> {
  const id = await queueJob(store, kind, changes, Date.now(), asked);
  site.features.ports.publishing?.wake();
  return id;
}

/** How a job ended, once it has and this server shows it. */
export async function endOf({ store, site }: Server, id: string) {
  for (;;) {
    const job = await readJob(store, id);
    const shown = site.features.ports.publishing?.release() ?? 0;
    if (job?.outcome && shown >= (job.outcome.release ?? 0))
      return { state: job.state, ...job.outcome };
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** Publishes, and waits until it is live. */
export const publishPosts = async (
  server: Server,
  files: readonly { name: string; text: string }[],
) => endOf(server, await queueDrafts(server, files));

/** Asks for exactly these changes, whatever is stored of them, and waits for the end. */
export const publishChanges = async (server: Server, changes: readonly LiveChange[]) =>
  endOf(server, await queue(server, "publish", changes));

/** Takes the last release back, or one that somebody named, and waits until that is live. */
export const undo = async (server: Server, asked: Asked = {}) =>
  endOf(server, await queue(server, "undo", [], asked));
