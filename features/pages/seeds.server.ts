import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { readEntryFiles } from "./entry-files.server.ts";
import { withOwnLegalText } from "./own-legal-texts.server.ts";
import { withOwnWords } from "./own-words.server.ts";
import type { EntryFile } from "./read-entry-file.server.ts";
import { sampleFiles } from "./sample-sections.server.ts";
import { siteSeeds } from "./site/seed-site.server.ts";

const content = path.join(import.meta.dirname, "../../content");

/**
 * The entries that a site begins with, with the words that the company had given those that were something else, and what
 * stands around its pages, where the company's facts and menus lie beside the folder. A file of the folder goes before.
 */
export function readSeeds(folder: string): EntryFile[] {
  const files = readEntryFiles(folder).map((file) => withOwnLegalText(withOwnWords(file)));
  if (!existsSync(path.join(folder, "../navigation.json"))) return files;
  const names = new Set(files.map(({ name }) => name));
  return [...files, ...siteSeeds().filter(({ name }) => !names.has(name))];
}

/** Another one when a file has changed that `readSeeds` reads: those of the folder, the company's, and samples. */
export function sourceOfSeeds(folder: string): string {
  const hash = createHash("sha256");
  const files = new Set([path.resolve(folder), content].flatMap(filesIn));
  for (const file of [...files, ...sampleFiles()])
    hash.update(`${path.relative(content, file)}\0`).update(readFileSync(file));
  return hash.digest("base64url");
}

function filesIn(folder: string): string[] {
  // `readSeeds` says it.
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}
