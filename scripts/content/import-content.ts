import process from "node:process";
import { readEntryFiles } from "#features/pages/entry-files.server.ts";
import { importEntries, NotImported } from "#features/pages/import-entries.server.ts";
import { readPictureFiles } from "#features/pictures/picture-files.server.ts";
import type { Given } from "../subcommand.ts";
import { takePictures } from "./take-pictures.ts";
import { withStore } from "./with-store.ts";

export async function importContent({ words: [folder = ""], values }: Given): Promise<void> {
  const { json, "dry-run": dryRun = false } = values;
  const files = readEntryFiles(folder);
  try {
    const { pictures, problems } = readPictureFiles(folder);
    if (problems.length > 0) throw new NotImported(problems);
    const done = await withStore(async (store) => {
      const how = { by: "command-line", now: Date.now() };
      // What would be refused is refused before a picture is taken in.
      await importEntries(store, files, { ...how, dryRun: true });
      if (!dryRun) await takePictures(store, pictures, how.now);
      return importEntries(store, files, { ...how, dryRun });
    });
    const { created, changed, unchanged } = done;
    if (json) return console.log(JSON.stringify({ ...done, dryRun }));
    for (const id of created) console.log(`new      ${id}`);
    for (const id of changed) console.log(`changed  ${id}`);
    const would = dryRun ? " would be" : "";
    console.log(
      `${created.length} new and ${changed.length} changed${would} drafts, ${unchanged.length} as they were.`,
    );
  } catch (error) {
    if (!(error instanceof NotImported)) throw error;
    process.exitCode = 1;
    if (json) return console.log(JSON.stringify({ problems: error.problems }));
    for (const problem of error.problems) console.error(problem);
    console.error("Nothing was imported.");
  }
}
