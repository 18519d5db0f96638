import { type Kysely, sql } from "kysely";
import type { AnyTables } from "./any-tables.ts";

/** When a message was found to be no spam; and stretches in order for "unassigned" and the count of unread spam. */
export async function up(db: Kysely<AnyTables>): Promise<void> {
  await db.schema.alterTable("contact_message").addColumn("released_at", "bigint").execute();
  const statements = [
    sql`create index contact_message_unassigned on contact_message (status, language, created_at, id) where assignee_id is null`,
    sql`create index contact_message_unread_spam on contact_message (created_at) where read_at is null and status = 'spam'`,
  ];
  for (const statement of statements) await statement.execute(db);
}
