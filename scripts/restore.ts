/**
 * `npm run restore -- <file>`: brings back what `npm run backup` copied. The site must be stopped; data that are there
 * are only replaced with `--replace`, and put aside in a file (docs/back-up-and-restore.md).
 */
import { closeSync, existsSync, openSync, readSync, statSync } from "node:fs";
import process from "node:process";
import { readSettings } from "#server/env.ts";
import { runCommand } from "./command.ts";
import { createProgress } from "./progress.ts";
import { restorePostgres } from "./restore/restore-postgres.ts";
import { restoreSqlite } from "./restore/restore-sqlite.ts";
import { stop } from "./stop.ts";

/** How a backup gets to where the settings do not lead it. */
const wayOf = {
  SQLite:
    "Restore it without DATABASE_URL, into a DATA_DIR of its own: `npm run move-to-postgres` then brings it over (docs/use-postgresql.md).",
  PostgreSQL:
    "Name the database that it goes to in DATABASE_URL: nothing brings PostgreSQL's data into SQLite.",
};

process.umask(0o077);
await runCommand(
  {
    usage: "npm run restore -- backups/2026-11-20.backup [--replace]",
    about: "Brings back what `npm run backup` copied. The site must be stopped.",
    options: {
      replace: { type: "boolean", about: "data that are there are put aside, into a file" },
    },
    words: { least: 1, most: 1 },
  },
  ({ words: [file = ""], values: { replace = false } }) => restore(file, replace),
);

function restore(file: string, replace: boolean): void {
  const { databaseUrl, dataDir, smtpUrl } = readSettings();
  if (!existsSync(file)) stop(`${file} is not there.`);
  if (statSync(file).isDirectory()) stop(`${file} is a folder and no backup.`);
  const kind = kindOf(file);
  const wanted = databaseUrl ? "PostgreSQL" : "SQLite";
  if (kind !== wanted) {
    stop(
      kind
        ? `${file} is a backup of ${kind}, and the settings name ${wanted} (DATABASE_URL).\n${wayOf[kind]}`
        : `${file} is no backup.`,
    );
  }
  const progress = createProgress();
  try {
    const from = { file, replace, now: new Date(), progress };
    const { messages, waiting, aside } = databaseUrl
      ? restorePostgres({ ...from, databaseUrl })
      : restoreSqlite({ ...from, dataDir });
    progress.end();
    process.stdout.write(`Restored: ${messages} messages, ${waiting} mails that wait.\n`);
    if (aside) process.stdout.write(`What was there before is in ${aside}\n`);
    if (waiting > 0 && smtpUrl) {
      process.stdout.write(
        "When the site starts it sends the mails that wait; those sent since the backup go out again.\n",
      );
    }
  } catch (error) {
    progress.end();
    stop(`Not restored: ${(error as Error).message}`);
  }
}

function kindOf(name: string): "SQLite" | "PostgreSQL" | undefined {
  const start = Buffer.alloc(16);
  const opened = openSync(name, "r");
  readSync(opened, start);
  closeSync(opened);
  if (start.toString("latin1") === "SQLite format 3\0") return "SQLite";
  return start.toString("latin1", 0, 5) === "PGDMP" ? "PostgreSQL" : undefined;
}
