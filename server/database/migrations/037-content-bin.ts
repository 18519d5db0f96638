import type { Kysely } from "kysely";
import type { AnyTables } from "./any-tables.ts";

/** Entries that somebody put into the bin, and the names of those that were erased there. */
export async function up(db: Kysely<AnyTables>): Promise<void> {
  await db.schema
    .createTable("content_bin")
    .addColumn("entry", "text", (c) => c.primaryKey())
    .addColumn("binned_at", "bigint", (c) => c.notNull())
    .addColumn("binned_by", "text")
    .addColumn("erased_at", "bigint")
    .execute();
}
