import { type Kysely, PostgresAdapter, sql } from "kysely";
import type { AnyTables } from "./any-tables.ts";

/** Pictures that people upload, and their files apart from what lists read. */
export async function up(db: Kysely<AnyTables>): Promise<void> {
  const bytes = db.getExecutor().adapter instanceof PostgresAdapter ? sql`bytea` : sql`blob`;
  await db.schema
    .createTable("content_picture")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("kind", "text", (c) => c.notNull())
    .addColumn("width", "integer", (c) => c.notNull())
    .addColumn("height", "integer", (c) => c.notNull())
    .addColumn("bytes", "bigint", (c) => c.notNull())
    .addColumn("alt", "text", (c) => c.notNull())
    .addColumn("decorative", "integer", (c) => c.notNull())
    .addColumn("focus_x", "integer", (c) => c.notNull())
    .addColumn("focus_y", "integer", (c) => c.notNull())
    .addColumn("avif", "integer", (c) => c.notNull())
    .addColumn("uploaded_at", "bigint", (c) => c.notNull())
    .addColumn("uploaded_by", "text")
    .execute();
  await db.schema
    .createTable("content_picture_file")
    .addColumn("picture", "text", (c) => c.notNull())
    .addColumn("file", "text", (c) => c.notNull())
    .addColumn("bytes", bytes, (c) => c.notNull())
    .addPrimaryKeyConstraint("content_picture_file_key", ["picture", "file"])
    .execute();
}
