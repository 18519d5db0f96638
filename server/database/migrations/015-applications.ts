import { type Kysely, PostgresAdapter, sql } from "kysely";
import type { AnyTables } from "./any-tables.ts";

/** Applications for a position, and their files apart from what lists read. */
export async function up(db: Kysely<AnyTables>): Promise<void> {
  const bytes = db.getExecutor().adapter instanceof PostgresAdapter ? sql`bytea` : sql`blob`;
  await db.schema
    .createTable("job_application")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("reference", "text", (c) => c.notNull().unique())
    .addColumn("position", "text", (c) => c.notNull())
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("email", "text", (c) => c.notNull())
    .addColumn("phone", "text", (c) => c.notNull())
    .addColumn("message", "text", (c) => c.notNull())
    .addColumn("language", "text", (c) => c.notNull())
    .addColumn("spam", "integer", (c) => c.notNull())
    .addColumn("created_at", "bigint", (c) => c.notNull())
    .addColumn("file_name", "text", (c) => c.notNull())
    .addColumn("file_type", "text", (c) => c.notNull())
    .addColumn("file_size", "bigint", (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex("job_application_created")
    .on("job_application")
    .columns(["created_at", "id"])
    .execute();
  await db.schema
    .createTable("job_application_file")
    .addColumn("application_id", "text", (c) => c.primaryKey())
    .addColumn("bytes", bytes, (c) => c.notNull())
    .execute();
}
