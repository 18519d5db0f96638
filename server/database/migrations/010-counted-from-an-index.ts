import { type Kysely, sql } from "kysely";
import type { AnyTables } from "./any-tables.ts";

/**
 * Each of three small sets, which a list reads or a page counts every few seconds, has an index that holds all that is
 * asked for, so that no message is read; the condition's columns too, since SQLite does not see that a partial index
 * answers for them. For a short while 009 made them itself: hence "if exists".
 */
export async function up(db: Kysely<AnyTables>): Promise<void> {
  const statements = [
    sql`drop index if exists contact_message_unassigned`,
    sql`drop index if exists contact_message_unread_spam`,
    sql`drop index if exists contact_message_owed`,
    sql`create index contact_message_unassigned on contact_message (status, language, created_at, id, assignee_id) where assignee_id is null`,
    sql`create index contact_message_unread_spam on contact_message (status, read_at) where read_at is null and status = 'spam'`,
    sql`create index contact_message_owed on contact_message (status, created_at, released_at, first_answer_at) where first_answer_at is null and status in ('new', 'in_progress')`,
  ];
  for (const statement of statements) await statement.execute(db);
}
