/**
 * `npm run backup -- <file>`: copies the database into one file, also while the site is running, with SQLite and
 * with PostgreSQL (docs/back-up-and-restore.md). `npm run restore -- <file>` brings it back.
 */
import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { makeFolder } from "#platform/store/make-folder.server.ts";
import { openDatabase } from "#platform/store/open-database.server.ts";
import { createStore } from "#platform/store/store.server.ts";
import { recordBackup } from "#server/backup-age.ts";
import { readSettings, type Settings } from "#server/env.ts";
import { backUpPostgres } from "./backup/back-up-postgres.ts";
import { backUpSqlite } from "./backup/back-up-sqlite.ts";
import { runCommand } from "./command.ts";
import { createProgress } from "./progress.ts";
import { stop } from "./stop.ts";

// It holds personal data and the signing secret.
process.umask(0o077);
await runCommand(
  {
    usage: "npm run backup -- backups/2026-11-20.backup",
    about: "Copies the database into one file, also while the site is running.",
    words: { least: 1, most: 1 },
  },
  ({ words: [target = ""] }) => backUp(target),
);

async function backUp(target: string): Promise<void> {
  const settings = readSettings();
  const { databaseUrl, dataDir } = settings;
  if (existsSync(target)) stop(`${target} exists already.`);
  // Under another name until it is whole: a file of the right name is a good one.
  const part = `${target}.part`;
  const clear = () => {
    for (const left of [part, `${part}-journal`]) rmSync(left, { force: true });
  };
  const progress = createProgress();
  try {
    makeFolder(path.dirname(target));
    clear();
    progress.step("Copying the database");
    if (databaseUrl) backUpPostgres(databaseUrl, part);
    else await backUpSqlite(path.join(dataDir, "site.sqlite"), part, progress);
    const file = openSync(part, "r");
    fsyncSync(file);
    closeSync(file);
    renameSync(part, target);
  } catch (error) {
    progress.end();
    clear();
    stop(`No backup was made: ${(error as Error).message}`);
  }
  progress.end();
  await tellSite(settings);
  const size = statSync(target).size / 1e6;
  process.stdout.write(`Copied to ${target} (${size.toFixed(1)} MB).\n`);
}

/** For `website_backup_age_seconds`. The backup is good without it, too. */
async function tellSite(settings: Settings): Promise<void> {
  try {
    const store = createStore(await openDatabase(settings));
    await recordBackup(store, Date.now()).finally(() => store.close());
  } catch (error) {
    process.stderr.write(`The metrics do not know of it: ${(error as Error).message}\n`);
  }
}
