import type { Kysely } from "kysely";
import type { AnyTables } from "./any-tables.ts";

/** What was confirmed before the shop opened, and by whom. */
export async function up(db: Kysely<AnyTables>): Promise<void> {
  await db.schema
    .createTable("shop_confirmation")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("part", "text", (c) => c.notNull())
    .addColumn("hash", "text", (c) => c.notNull())
    .addColumn("by_id", "text")
    .addColumn("by_name", "text", (c) => c.notNull())
    .addColumn("at", "bigint", (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex("shop_confirmation_part")
    .on("shop_confirmation")
    .columns(["part", "at", "id"])
    .execute();
}
