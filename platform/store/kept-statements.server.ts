import type { Database, Statement } from "better-sqlite3";
import type { SqliteDatabase, SqliteStatement } from "kysely";

/** Far more than the server has kinds of statements; filters of the back office make some of their own. */
const most = 200;

/**
 * The database for Kysely, which asks for each statement anew: one that was prepared before is used again, which
 * saves a tenth of a submission. SQLite itself prepares it once more after a change of the schema.
 */
export function keepStatements(database: Database): SqliteDatabase {
  const kept = new Map<string, Statement>();
  return {
    prepare(sql) {
      const known = kept.get(sql);
      // One whose rows are being read cannot begin again.
      if (known && !known.busy) return known as SqliteStatement;
      const statement = database.prepare(sql);
      kept.set(sql, statement);
      const [oldest] = kept.keys();
      if (kept.size > most && oldest !== undefined) kept.delete(oldest);
      return statement as SqliteStatement;
    },
    close: () => database.close(),
  };
}
