import type { Kysely } from "kysely";
import type { AnyTables } from "./any-tables.ts";

/** Pages as data: entries, their versions, what of them is live in which language, and addresses that led to them. */
export async function up(db: Kysely<AnyTables>): Promise<void> {
  await db.schema
    .createTable("content_entry")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("kind", "text", (c) => c.notNull())
    .addColumn("version", "integer", (c) => c.notNull())
    .addColumn("created_at", "bigint", (c) => c.notNull())
    .execute();

  await db.schema
    .createTable("content_version")
    .addColumn("entry", "text", (c) => c.notNull().references("content_entry.id"))
    .addColumn("version", "integer", (c) => c.notNull())
    .addColumn("document", "text", (c) => c.notNull())
    .addColumn("made_at", "bigint", (c) => c.notNull())
    .addColumn("made_by", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("content_version_pk", ["entry", "version"])
    .execute();

  await db.schema
    .createTable("content_live")
    .addColumn("entry", "text", (c) => c.notNull().references("content_entry.id"))
    .addColumn("language", "text", (c) => c.notNull())
    .addColumn("kind", "text", (c) => c.notNull())
    .addColumn("version", "integer", (c) => c.notNull())
    .addColumn("path", "text", (c) => c.notNull())
    .addColumn("card", "text", (c) => c.notNull())
    .addColumn("reads", "text", (c) => c.notNull())
    .addColumn("published_at", "bigint", (c) => c.notNull())
    .addColumn("changed_at", "bigint", (c) => c.notNull())
    .addPrimaryKeyConstraint("content_live_pk", ["entry", "language"])
    .execute();
  await db.schema
    .createIndex("content_live_path")
    .on("content_live")
    .columns(["language", "path"])
    .unique()
    .execute();

  await db.schema
    .createTable("content_redirect")
    .addColumn("language", "text", (c) => c.notNull())
    .addColumn("path", "text", (c) => c.notNull())
    .addColumn("entry", "text", (c) => c.notNull().references("content_entry.id"))
    .addColumn("made_at", "bigint", (c) => c.notNull())
    .addPrimaryKeyConstraint("content_redirect_pk", ["language", "path"])
    .execute();
}
