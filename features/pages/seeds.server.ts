import { readEntryFiles } from "./entry-files.server.ts";
import { withOwnLegalText } from "./own-legal-texts.server.ts";
import { withOwnWords } from "./own-words.server.ts";
import type { EntryFile } from "./read-entry-file.server.ts";

/** The entries that a site begins with, with the words that the company had given those that were something else. */
export const readSeeds = (folder: string): EntryFile[] =>
  readEntryFiles(folder).map((file) => withOwnLegalText(withOwnWords(file)));
