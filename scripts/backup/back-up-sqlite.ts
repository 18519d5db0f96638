import BetterSqlite from "better-sqlite3";

/**
 * Copies the database while the site may be writing to it; the copy is complete and needs no other file.
 * @throws when `source` is no database, or `target` cannot be written
 */
export async function backUpSqlite(source: string, target: string): Promise<void> {
  const database = new BetterSqlite(source, { readonly: true, fileMustExist: true });
  try {
    await database.backup(target);
  } finally {
    database.close();
  }
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
