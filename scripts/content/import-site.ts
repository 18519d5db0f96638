import process from "node:process";
import { NotImported } from "#features/pages/import-entries.server.ts";
import { postCategories } from "#features/pages/post-categories.ts";
import { type FoundSite, NoExport } from "#features/site-import/found-page.ts";
import { type ImportedSite, importPages } from "#features/site-import/import-pages.server.ts";
import { readMarkdownFolder } from "#features/site-import/read-markdown.server.ts";
import { readWordPress } from "#features/site-import/read-wordpress.server.ts";
import { isLanguageCode, languageCodes } from "#platform/language/languages.ts";
import { pages } from "../../app/pages.ts";
import { stop } from "../stop.ts";
import type { Given } from "../subcommand.ts";
import { withStore } from "./with-store.ts";

export const importWordPress = (given: Given) =>
  importSite(given, (file) => readWordPress(file, given.values.pictures));
export const importMarkdown = (given: Given) => importSite(given, readMarkdownFolder);

async function importSite(
  { words: [source = ""], values }: Given,
  read: (source: string) => FoundSite | Promise<FoundSite>,
): Promise<void> {
  const { json, "dry-run": dryRun = false, language, category } = values;
  if (language !== undefined && !isLanguageCode(language))
    stop(`--language: expected one of ${languageCodes.join(", ")}`);
  if (category !== undefined && !postCategories.some((name) => name === category))
    stop(`--category: expected one of ${postCategories.join(", ")}`);
  try {
    const site = await read(source);
    const paths = pages.map(({ path }) => path);
    const how = { language, category, paths, now: Date.now(), dryRun };
    const done = await withStore((store) => importPages(store, site, how));
    if (json) console.log(JSON.stringify({ ...done, dryRun }));
    else tell(done, dryRun);
  } catch (error) {
    if (!(error instanceof NoExport || error instanceof NotImported)) throw error;
    process.exitCode = 1;
    const problems =
      error instanceof NotImported ? error.problems : [`${source}: ${error.message}.`];
    if (json) console.log(JSON.stringify({ problems }));
    else console.error([...problems, "Nothing was imported."].join("\n"));
  }
}

function tell(done: ImportedSite, dryRun: boolean): void {
  const { created, changed, unchanged, kept, redirects, pictures, left } = done;
  for (const id of created) console.log(`new      ${id}`);
  for (const id of changed) console.log(`changed  ${id}`);
  for (const id of kept) console.log(`kept     ${id}: somebody has changed it since`);
  if (left.length > 0) console.log("\nWhat could not be taken:");
  for (const { entry, what, times } of left)
    console.log(`  ${entry === null ? "" : `${entry}: `}${what}${times > 1 ? ` (${times})` : ""}`);
  const would = dryRun ? " would be" : "";
  console.log(
    `\n${created.length} new and ${changed.length} changed${would} drafts, ${unchanged.length + kept.length} as they were; ${pictures} show a picture of theirs; ${redirects} former addresses lead to them once they are live.`,
  );
}
