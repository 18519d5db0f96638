import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import process from "node:process";
import { readEntryFiles } from "#features/pages/entry-files.server.ts";
import { checkForPublishing } from "#features/pages/gate/check-for-publishing.server.ts";
import type { PublishingProblem } from "#features/pages/gate/problem.ts";
import { importEntries, NotImported } from "#features/pages/import-entries.server.ts";
import { newestChanges } from "#features/pages/newest-changes.server.ts";
import type { EntryFile } from "#features/pages/read-entry-file.server.ts";
import type { Store } from "#platform/store/store.server.ts";
import { pages } from "../../app/pages.ts";
import { counted } from "../counted.ts";
import type { Given } from "../subcommand.ts";
import { withEmptyStore, withStore } from "./with-store.ts";

export async function checkContent({ words: [folder], values: { json } }: Given): Promise<void> {
  const { broken, problems } =
    folder === undefined
      ? { broken: [], problems: await withStore(checkNewest) }
      : await checkFiles(readEntryFiles(folder));
  const errors = problems.filter(({ level }) => level === "error");
  if (broken.length + errors.length > 0) process.exitCode = 1;
  if (json) return console.log(JSON.stringify({ broken, problems }));
  for (const line of broken) console.log(line);
  for (const { level, entry, language, field, message } of problems)
    console.log(`${level}: ${entry} ${language}: ${field ? `${field}: ` : ""}${message}`);
  const wrong = counted(broken.length + errors.length, "error");
  console.log(`${wrong}, ${counted(problems.length - errors.length, "warning")}.`);
}

interface Checked {
  /** What keeps the files from being imported. */
  broken: readonly string[];
  problems: readonly PublishingProblem[];
}

/** As if they were imported into an empty site, and all of it published. */
export async function checkFiles(files: readonly EntryFile[]): Promise<Checked> {
  const dataDir = mkdtempSync(path.join(tmpdir(), "content-check-"));
  try {
    return await withEmptyStore(dataDir, async (store) => {
      await importEntries(store, files, { by: "check", now: 0 });
      return { broken: [], problems: await checkNewest(store) };
    });
  } catch (error) {
    if (!(error instanceof NotImported)) throw error;
    return { broken: error.problems, problems: [] };
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function checkNewest({ read }: Store): Promise<PublishingProblem[]> {
  return checkForPublishing(
    read,
    await newestChanges(read),
    pages.map(({ path }) => path),
  );
}
