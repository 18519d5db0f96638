import { type Kysely, sql } from "kysely";
import type { AnyTables } from "./any-tables.ts";

/** A message that people marked as important; its index holds the condition's column too, as 010 says why. */
export async function up(db: Kysely<AnyTables>): Promise<void> {
  await db.schema
    .alterTable("contact_message")
    .addColumn("important", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`create index contact_message_important on contact_message (status, language, created_at, id, important) where important = 1`.execute(
    db,
  );
}
