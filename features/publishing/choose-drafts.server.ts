import type { Kysely } from "kysely";
import { checkForPublishing } from "#features/pages/gate/check-for-publishing.server.ts";
import type { PublishingProblem } from "#features/pages/gate/problem.ts";
import { newestChanges } from "#features/pages/newest-changes.server.ts";
import type { LiveChange } from "#features/pages/page-document.ts";
import { readNewest } from "#features/pages/stored-entries.server.ts";
import type { Tables } from "#platform/store/tables.ts";

export interface ChosenDrafts {
  changes: LiveChange[];
  problems: PublishingProblem[];
  /** Entries that are samples, and stay drafts on a public site. */
  samples: string[];
}

/**
 * Every draft that may go live: without those that the gate refuses, and those that would lead nowhere without them.
 * @param withSamples what is invented may go live too, as on one's own machine
 */
export async function chooseDrafts(
  db: Kysely<Tables>,
  fixedPaths: readonly string[],
  { withSamples }: { withSamples: boolean },
): Promise<ChosenDrafts> {
  const drafts = await newestChanges(db);
  const entries = await readNewest(db, [...new Set(drafts.map(({ entry }) => entry))]);
  const isSample = new Set(entries.flatMap(({ id, document }) => (document.sample ? [id] : [])));
  const samples = withSamples ? [] : [...isSample];
  const problems: PublishingProblem[] = [];
  let changes = drafts.filter(({ entry }) => !samples.includes(entry));
  for (;;) {
    const found = await checkForPublishing(db, changes, fixedPaths);
    const errors = found.filter(({ level }) => level === "error");
    problems.push(...errors);
    if (errors.length === 0) return { changes, problems: [...problems, ...found], samples };
    const refused = new Set(errors.map(({ entry, language }) => `${entry} ${language}`));
    changes = changes.filter(({ entry, language }) => !refused.has(`${entry} ${language}`));
  }
}
