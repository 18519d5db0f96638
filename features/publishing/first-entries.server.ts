import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { EntryDocument } from "#features/pages/entry-document.ts";
import { readEntries } from "#features/pages/import-entries.server.ts";
import { readSeeds, sourceOfSeeds } from "#features/pages/seeds.server.ts";
import { aheadFolder } from "./rendered-ahead.server.ts";

const fileName = "entries.json";

interface Ahead {
  /** Of the files that they were read from. */
  source: string;
  entries: EntryDocument[];
}

/**
 * The entries that a site begins with: as the build has read them, where their files are still the same. A first start
 * that reads files takes a second more of the processor, and 2 MB of memory until the next.
 * @throws NotImported naming what is wrong with the files, WrongSetting where there is no such folder
 */
export function readFirstEntries(buildDir: string, seedsDir: string): EntryDocument[] {
  const file = path.join(buildDir, aheadFolder, fileName);
  const ahead: Ahead | undefined = existsSync(file)
    ? JSON.parse(readFileSync(file, "utf8"))
    : undefined;
  return ahead && ahead.source === sourceOfSeeds(seedsDir)
    ? ahead.entries
    : readEntries(readSeeds(seedsDir));
}

/** Leaves those that were read from a folder in the build. */
export function writeFirstEntries(
  buildDir: string,
  seedsDir: string,
  entries: EntryDocument[],
): void {
  const place = path.join(buildDir, aheadFolder);
  mkdirSync(place, { recursive: true });
  const ahead: Ahead = { source: sourceOfSeeds(seedsDir), entries };
  writeFileSync(path.join(place, fileName), JSON.stringify(ahead));
}
