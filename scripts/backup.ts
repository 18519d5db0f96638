/**
 * `npx node scripts/backup.ts <file>`: copies the SQLite database of DATA_DIR into one file, also while the
 * site is running (docs/back-up-and-restore.md).
 */
import { existsSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { readSettings } from "#server/env.ts";
import { backUpSqlite } from "./backup/back-up-sqlite.ts";

const [target] = process.argv.slice(2);
const { databaseUrl, dataDir } = readSettings();

function stop(reason: string): never {
  process.stderr.write(`${reason}\n`);
  process.exit(1);
}

if (!target) stop("Say where to: npx node scripts/backup.ts backup.sqlite");
if (existsSync(target)) stop(`${target} exists already.`);
if (databaseUrl) stop("The data are in PostgreSQL (DATABASE_URL): use pg_dump.");
await backUpSqlite(path.join(dataDir, "site.sqlite"), target).catch((error: Error) =>
  stop(`${dataDir} could not be copied: ${error.message}`),
);
process.stdout.write(`Copied to ${target}.\n`);
