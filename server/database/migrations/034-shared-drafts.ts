import type { Kysely } from "kysely";
import type { AnyTables } from "./any-tables.ts";

/** Until when links show the draft of an entry, and before when they were made that no longer do. */
export async function up(db: Kysely<AnyTables>): Promise<void> {
  await db.schema
    .createTable("content_shared_draft")
    .addColumn("entry", "text", (c) => c.primaryKey())
    .addColumn("until", "bigint", (c) => c.notNull())
    .addColumn("ended_at", "bigint", (c) => c.notNull())
    .execute();
}
