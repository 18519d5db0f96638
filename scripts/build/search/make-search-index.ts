import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { searchIndexPath } from "../../../features/search/search-index.ts";
import { languageCodes } from "../../../platform/language/languages.ts";
import { findEntries } from "./find-entries.ts";

/** Writes for each language what can be found. */
export async function makeSearchIndexes(client: string): Promise<void> {
  for (const code of languageCodes) {
    const entries = await findEntries(code, (address) =>
      readFileSync(path.join(client, address, "index.html"), "utf8"),
    );
    const file = path.join(client, searchIndexPath(code));
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(entries));
  }
}
