import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { WrongSetting } from "#platform/rules/wrong-setting.ts";
import type { EntryFile } from "./read-entry-file.server.ts";
import { withSampleSections } from "./sample-sections.server.ts";

/** Read no further than this: what is larger is refused by its name. */
const mostBytes = 2_000_000;

/**
 * The entries of a folder, by their names in it. What has another ending than `.yaml` and `.yml` is none.
 * @throws WrongSetting where there is no such folder
 */
export function readEntryFiles(folder: string): EntryFile[] {
  const stats = statSync(folder, { throwIfNoEntry: false });
  if (!stats?.isDirectory()) throw new WrongSetting(`${folder} is no folder.`);
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.ya?ml$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
    .map((file) => ({
      name: path.relative(folder, file).replaceAll(path.sep, "/"),
      text: statSync(file).size > mostBytes ? " ".repeat(mostBytes) : readFileSync(file, "utf8"),
    }))
    .map(withSampleSections);
}
