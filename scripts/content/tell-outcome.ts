import process from "node:process";
import type { LiveChange } from "#features/pages/page-document.ts";
import type { ChosenDrafts } from "#features/publishing/choose-drafts.server.ts";
import type { JobOutcome } from "#features/publishing/jobs.server.ts";
import { sayProblem } from "#features/publishing/publisher.server.ts";
import { counted } from "../counted.ts";
import type { Given } from "../subcommand.ts";

/** Says what came of it; the exit status is 1 where something was refused or failed. */
export function tellOutcome(
  outcome: JobOutcome,
  { values, changes, problems, samples }: ChosenDrafts & Pick<Given, "values">,
): void {
  const { json, "dry-run": dryRun = false } = values;
  const { release, pages = 0, milliseconds = 0, problems: failures = [] } = outcome;
  if (failures.length > 0) process.exitCode = 1;
  if (json) {
    console.log(JSON.stringify({ ...outcome, changes, gate: problems, samples, dryRun }));
    return;
  }
  for (const change of changes) console.log(describe(change));
  for (const problem of problems) console.log(`${problem.level}: ${sayProblem(problem)}`);
  for (const failure of failures) console.error(failure);
  if (samples.length > 0)
    console.log(
      `Samples stay drafts on a public site until they are named: ${samples.join(", ")}.`,
    );
  if (failures.length > 0) console.error("Nothing was published.");
  else if (dryRun) console.log("Nothing was done: that was a dry run.");
  else if (release === undefined) console.log("Nothing to publish.");
  else
    console.log(
      `Release ${release} is live: ${counted(pages, "page")} rendered in ${(milliseconds / 1000).toFixed(2)} s.`,
    );
}

const describe = ({ entry, language, version }: LiveChange) =>
  version === null
    ? `off      ${entry} ${language}`
    : `live     ${entry} ${language} version ${version}`;
