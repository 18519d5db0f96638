import path from "node:path";
import BetterSqlite from "better-sqlite3";
import { isThere } from "../open-existing.ts";
import type { Progress } from "../progress.ts";

/** Pages that are copied before other work of this process has its turn. */
const pagesAtATime = 1_000;

/**
 * Copies the database while the site may be writing to it; the copy is complete and needs no other file.
 * @throws when `source` is no database, or `target` cannot be written
 */
export async function backUpSqlite(
  source: string,
  target: string,
  progress?: Progress,
): Promise<void> {
  if (!isThere(path.dirname(source)))
    throw new Error(`${source} is not there: set DATA_DIR as the site has it.`);
  const database = new BetterSqlite(source, { readonly: true, fileMustExist: true });
  try {
    // One view of the data for as long as it takes: without it each write of the site starts the copy anew.
    // https://sqlite.org/c3ref/backup_finish.html#sqlite3backupstep
    database.exec("begin");
    database.prepare("select count(*) from sqlite_master").get();
    await database.backup(target, {
      progress({ totalPages, remainingPages }) {
        progress?.part(totalPages - remainingPages, totalPages);
        return pagesAtATime;
      },
    });
  } finally {
    database.close();
  }
  progress?.step("Checking the copy");
  const copy = new BetterSqlite(target);
  try {
    // The copy inherits the write-ahead log as its mode; one plain file is easier to carry.
    copy.pragma("journal_mode = DELETE");
    const verdict = copy.pragma("integrity_check", { simple: true });
    if (verdict !== "ok") throw new Error(`the copy is damaged: ${verdict}`);
  } finally {
    copy.close();
  }
}
