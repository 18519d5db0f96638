import { checkContent } from "./check-content.ts";
import { exportContent } from "./export-content.ts";
import { importContent } from "./import-content.ts";
import { listContent } from "./list-content.ts";
import { showContent } from "./show-content.ts";
import type { Subcommand } from "./subcommand.ts";

const json = { type: "boolean", about: "says it for programs" } as const;
const dryRun = { type: "boolean", about: "says what would be done, and does nothing" } as const;

/** `npm run content -- <name>` */
export const subcommands: Record<string, Subcommand> = {
  list: {
    takes: "",
    about: "Tells each entry: its newest version, where it is live, what is not translated.",
    words: { least: 0, most: 0 },
    options: { json },
    run: listContent,
  },
  show: {
    takes: "ENTRY",
    about: "Shows the newest version of an entry as its file.",
    words: { least: 1, most: 1 },
    options: { json },
    run: showContent,
  },
  import: {
    takes: "DIR",
    about: "Takes the files of a folder in as drafts: all of them, or none where one is broken.",
    words: { least: 1, most: 1 },
    options: { json, "dry-run": dryRun },
    run: importContent,
  },
  export: {
    takes: "DIR",
    about: "Writes the newest version of every entry into a folder.",
    words: { least: 1, most: 1 },
    options: { json, "dry-run": dryRun },
    run: exportContent,
  },
  check: {
    takes: "[DIR]",
    about: "Tells what keeps the newest versions, or the files of a folder, from going live.",
    words: { least: 0, most: 1 },
    options: { json },
    run: checkContent,
  },
};
