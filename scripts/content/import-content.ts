import process from "node:process";
import { readEntryFiles } from "#features/pages/entry-files.server.ts";
import { importEntries, NotImported } from "#features/pages/import-entries.server.ts";
import type { Given } from "./subcommand.ts";
import { withStore } from "./with-store.ts";

export async function importContent({ words: [folder = ""], values }: Given): Promise<void> {
  const { json, "dry-run": dryRun = false } = values;
  const files = readEntryFiles(folder);
  try {
    const done = await withStore((store) =>
      importEntries(store, files, { by: "command-line", now: Date.now(), dryRun }),
    );
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
