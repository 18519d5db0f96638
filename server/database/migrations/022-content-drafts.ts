import type { Kysely } from "kysely";
import type { AnyTables } from "./any-tables.ts";

/** What is being written of entries before it is a version, step by step, and who is at it. */
export async function up(db: Kysely<AnyTables>): Promise<void> {
  await db.schema
    .createTable("content_draft")
    .addColumn("entry", "text", (c) => c.primaryKey())
    .addColumn("base", "integer", (c) => c.notNull())
    .addColumn("revision", "integer", (c) => c.notNull())
    .addColumn("kept", "integer", (c) => c.notNull())
    .addColumn("document", "text", (c) => c.notNull())
    .addColumn("changed_at", "bigint", (c) => c.notNull())
    .execute();
  await db.schema
    .createTable("content_draft_change")
    .addColumn("entry", "text", (c) => c.notNull())
    .addColumn("revision", "integer", (c) => c.notNull())
    .addColumn("tab", "text", (c) => c.notNull())
    .addColumn("by_id", "text", (c) => c.notNull())
    .addColumn("by_name", "text", (c) => c.notNull())
    .addColumn("at", "bigint", (c) => c.notNull())
    .addColumn("operation", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("content_draft_change_key", ["entry", "revision"])
    .execute();
  await db.schema
    .createTable("content_editor")
    .addColumn("tab", "text", (c) => c.primaryKey())
    .addColumn("entry", "text", (c) => c.notNull())
    .addColumn("by_id", "text", (c) => c.notNull())
    .addColumn("by_name", "text", (c) => c.notNull())
    .addColumn("seen_at", "bigint", (c) => c.notNull())
    .execute();
}
