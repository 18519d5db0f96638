import process from "node:process";
import { importEntries, NotImported } from "#features/pages/import-entries.server.ts";
import { NoSuchField, setField } from "#features/pages/set-field.server.ts";
import { readNewest } from "#features/pages/stored-entries.server.ts";
import { stop } from "../stop.ts";
import type { Given } from "../subcommand.ts";
import { withStore } from "./with-store.ts";

/** A new draft with another value in one field. */
export async function setContent({ words, values }: Given): Promise<void> {
  const [id = "", field = "", value = ""] = words;
  const { json, "dry-run": dryRun = false } = values;
  await withStore(async (store) => {
    const [entry] = await readNewest(store.read, [id]);
    if (!entry) stop(`There is no entry ${JSON.stringify(id)}.`);
    try {
      const file = setField(entry.document, field, value);
      const how = { by: "command-line", now: Date.now(), dryRun };
      const { changed } = await importEntries(store, [file], how);
      if (json) return console.log(JSON.stringify({ changed, dryRun }));
      const would = dryRun ? " would be" : "";
      console.log(
        changed.length > 0 ? `A new draft of ${id}${would} made.` : `${id} is as it was.`,
      );
    } catch (error) {
      if (!(error instanceof NotImported || error instanceof NoSuchField)) throw error;
      process.exitCode = 1;
      const problems = error instanceof NotImported ? error.problems : [error.message];
      if (json) return console.log(JSON.stringify({ problems }));
      for (const problem of problems) console.error(problem);
      console.error("Nothing was changed.");
    }
  });
}
