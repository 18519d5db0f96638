import type { Kysely } from "kysely";
import type { AnyTables } from "./any-tables.ts";

/**
 * What is live and came later than `content_live_screen`: `step` says with which step of releases, so that one that
 * knows fewer of them leaves it alone.
 */
export async function up(db: Kysely<AnyTables>): Promise<void> {
  await db.schema
    .createTable("content_live_step")
    .addColumn("step", "integer", (c) => c.notNull())
    .addColumn("entry", "text", (c) => c.notNull().references("content_entry.id"))
    .addColumn("language", "text", (c) => c.notNull())
    .addColumn("kind", "text", (c) => c.notNull())
    .addColumn("version", "integer", (c) => c.notNull())
    .addColumn("path", "text", (c) => c.notNull())
    .addColumn("card", "text", (c) => c.notNull())
    .addColumn("reads", "text", (c) => c.notNull())
    .addColumn("published_at", "bigint", (c) => c.notNull())
    .addColumn("changed_at", "bigint", (c) => c.notNull())
    .addPrimaryKeyConstraint("content_live_step_pk", ["entry", "language"])
    .execute();
  await db.schema
    .createIndex("content_live_step_path")
    .on("content_live_step")
    .columns(["language", "path"])
    .unique()
    .execute();
}
