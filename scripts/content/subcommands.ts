import type { Subcommand } from "../subcommand.ts";
import { binContent, restoreContent } from "./bin-content.ts";
import { checkContent } from "./check-content.ts";
import { exportContent } from "./export-content.ts";
import { importContent } from "./import-content.ts";
import { importMarkdown, importWordPress } from "./import-site.ts";
import { listContent } from "./list-content.ts";
import { listReleases, tellStatus } from "./list-releases.ts";
import { publishContent, undoRelease, unpublishContent } from "./publish-content.ts";
import { scheduleContent, unscheduleContent } from "./schedule-content.ts";
import { setContent } from "./set-content.ts";
import { showContent } from "./show-content.ts";

const json = { type: "boolean", about: "says it for programs" } as const;
const dryRun = { type: "boolean", about: "says what would be done, and does nothing" } as const;

const ofImports = {
  json,
  "dry-run": dryRun,
  language: { type: "string", about: "language of what is imported, such as en" },
  category: { type: "string", about: "category of posts that have none of ours" },
} as const;

/** `npm run content -- <name>` */
export const subcommands: Record<string, Subcommand> = {
  list: {
    takes: "",
    about: "Tells each entry: its newest version, where it is live, what is not translated.",
    options: { json, bin: { type: "boolean", about: "tells what lies in the bin, too" } },
    run: listContent,
  },
  show: {
    takes: "ENTRY",
    about: "Shows the newest version of an entry as its file.",
    options: { json },
    run: showContent,
  },
  set: {
    takes: "ENTRY FIELD VALUE",
    about:
      "Makes a draft with another value in one field, such as title.en or sections.why.body.tr.",
    options: { json, "dry-run": dryRun },
    run: setContent,
  },
  import: {
    takes: "DIR",
    about: "Takes the files of a folder in as drafts: all of them, or none where one is broken.",
    options: { json, "dry-run": dryRun },
    run: importContent,
  },
  "import-wordpress": {
    takes: "FILE",
    about: "Takes posts and pages of a WordPress export in as drafts, with their former addresses.",
    options: {
      ...ofImports,
      pictures: { type: "string", about: "folder wp-content/uploads, with the pictures of posts" },
    },
    run: importWordPress,
  },
  "import-markdown": {
    takes: "DIR",
    about: "Takes a folder of Markdown files with a head in, as Jekyll, Hugo and Astro have them.",
    options: ofImports,
    run: importMarkdown,
  },
  export: {
    takes: "DIR",
    about: "Writes the newest version of every entry into a folder.",
    options: { json, "dry-run": dryRun },
    run: exportContent,
  },
  check: {
    takes: "[DIR]",
    about: "Tells what keeps the newest versions, or the files of a folder, from going live.",
    options: { json },
    run: checkContent,
  },
  publish: {
    takes: "[ENTRY …]",
    about:
      "Puts every draft that may go live on the site, or those that are named: these all, or none.",
    options: { json, "dry-run": dryRun },
    run: publishContent,
  },
  unpublish: {
    takes: "ENTRY …",
    about: "Takes entries off the site, in every language.",
    options: { json, "dry-run": dryRun },
    run: unpublishContent,
  },
  schedule: {
    takes: "[TIME ENTRY …]",
    about:
      'Puts the drafts of now on the site at a time of the office, such as "2026-12-01 09:00"; alone: tells what is scheduled.',
    options: { json },
    run: scheduleContent,
  },
  unschedule: {
    takes: "ENTRY …",
    about: "Takes what is scheduled for entries off the schedule.",
    options: { json },
    run: unscheduleContent,
  },
  bin: {
    takes: "ENTRY …",
    about:
      "Puts entries that are not live into the bin, all or none; for 30 days they can be taken out.",
    options: { json },
    run: binContent,
  },
  restore: {
    takes: "ENTRY …",
    about: "Takes entries out of the bin: they are drafts again.",
    options: { json },
    run: restoreContent,
  },
  undo: {
    takes: "",
    about: "Takes the last release back: what it changed is as it was before.",
    options: { json },
    run: undoRelease,
  },
  releases: {
    takes: "",
    about: "Lists the last releases.",
    options: { json },
    run: listReleases,
  },
  status: {
    takes: "",
    about: "Tells which release each build shows, and what is waiting to be published.",
    options: { json },
    run: tellStatus,
  },
};
