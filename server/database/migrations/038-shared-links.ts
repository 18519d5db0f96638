import type { Kysely } from "kysely";
import type { AnyTables } from "./any-tables.ts";

/** Each link to a draft, so that one of them can be closed alone. Links of before have no row. */
export async function up(db: Kysely<AnyTables>): Promise<void> {
  await db.schema
    .createTable("content_shared_link")
    .addColumn("entry", "text", (c) => c.notNull())
    .addColumn("language", "text", (c) => c.notNull())
    .addColumn("until", "bigint", (c) => c.notNull())
    .addColumn("by_id", "text", (c) => c.notNull())
    .addColumn("by_name", "text", (c) => c.notNull())
    .addColumn("closed_at", "bigint")
    .addPrimaryKeyConstraint("content_shared_link_key", ["entry", "language", "until"])
    .execute();
}
