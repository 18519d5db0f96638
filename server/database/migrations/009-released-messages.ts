import { type Kysely, sql } from "kysely";
import type { AnyTables } from "./any-tables.ts";

/**
 * When a message was found to be no spam; and an index for each of three small sets, which a list reads or a page counts
 * every few seconds. Each holds all that is asked for, so that no message is read; the condition's columns too, since
 * SQLite does not see that a partial index answers for them.
 */
export async function up(db: Kysely<AnyTables>): Promise<void> {
  await db.schema.alterTable("contact_message").addColumn("released_at", "bigint").execute();
  const statements = [
    sql`create index contact_message_unassigned on contact_message (status, language, created_at, id, assignee_id) where assignee_id is null`,
    sql`create index contact_message_unread_spam on contact_message (status, read_at) where read_at is null and status = 'spam'`,
    sql`create index contact_message_owed on contact_message (status, created_at, released_at, first_answer_at) where first_answer_at is null and status in ('new', 'in_progress')`,
  ];
  for (const statement of statements) await statement.execute(db);
}
