import { sql } from "kysely";
import type { Db } from "#platform/store/store.server.ts";

/** SQLite: whether messages wait for the search index. */
export async function areWaiting(db: Db): Promise<boolean> {
  const { rows } = await sql`select 1 from contact_search_waiting limit 1`.execute(db);
  return rows.length > 0;
}

/**
 * SQLite: takes messages that wait for the search index into it, the oldest first and so many at most. The index
 * costs more than all else that storing a message takes, so no visitor waits for it (docs/decisions/015).
 */
export async function indexWaiting(trx: Db, most: number): Promise<void> {
  const first = sql`select number from contact_search_waiting order by number limit ${most}`;
  await sql`insert into contact_search (rowid, search_text)
    select number, search_text from contact_message where number in (${first})`.execute(trx);
  await sql`delete from contact_search_waiting where number in (${first})`.execute(trx);
}
