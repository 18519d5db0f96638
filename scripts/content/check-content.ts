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
import { readPictureFiles } from "#features/pictures/picture-files.server.ts";
import type { Store } from "#platform/store/store.server.ts";
import { pages } from "../../app/pages.ts";
import { counted } from "../counted.ts";
import type { Given } from "../subcommand.ts";
import { takePictures } from "./take-pictures.ts";
import { withEmptyStore, withStore } from "./with-store.ts";

export async function checkContent({ words: [folder], values: { json } }: Given): Promise<void> {
  const { broken, problems } =
    folder === undefined
      ? { broken: [], problems: await withStore(checkNewest) }
      : await checkFiles(readEntryFiles(folder), folder);
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

/**
 * As if they were imported into an empty site, and all of it published. `folder`: where their pictures lie, as an export
 * writes them; nothing said: there are none.
 */
export async function checkFiles(files: readonly EntryFile[], folder?: string): Promise<Checked> {
  const dataDir = mkdtempSync(path.join(tmpdir(), "content-check-"));
  try {
    return await withEmptyStore(dataDir, async (store) => {
      const { pictures, problems } =
        folder === undefined ? { pictures: [], problems: [] } : readPictureFiles(folder);
      if (problems.length > 0) throw new NotImported(problems);
      await takePictures(store, pictures, 0);
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
