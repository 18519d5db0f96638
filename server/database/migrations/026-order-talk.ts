import { type Kysely, PostgresAdapter, sql } from "kysely";
import type { AnyTables } from "./any-tables.ts";

/** What buyer and company tell and give each other about an order. */
export async function up(db: Kysely<AnyTables>): Promise<void> {
  const bytes = db.getExecutor().adapter instanceof PostgresAdapter ? sql`bytea` : sql`blob`;
  await db.schema
    .createTable("order_message")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("order_id", "text", (c) => c.notNull())
    .addColumn("text", "text", (c) => c.notNull())
    .addColumn("at", "bigint", (c) => c.notNull())
    .addColumn("by_id", "text")
    .addColumn("by_name", "text", (c) => c.notNull())
    .execute();
  await db.schema
    .createTable("order_file")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("order_id", "text", (c) => c.notNull())
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("type", "text", (c) => c.notNull())
    .addColumn("size", "bigint", (c) => c.notNull())
    .addColumn("at", "bigint", (c) => c.notNull())
    .addColumn("by_id", "text", (c) => c.notNull())
    .addColumn("by_name", "text", (c) => c.notNull())
    .execute();
  await db.schema
    .createTable("order_file_bytes")
    .addColumn("file_id", "text", (c) => c.primaryKey())
    .addColumn("order_id", "text", (c) => c.notNull())
    .addColumn("bytes", bytes, (c) => c.notNull())
    .execute();
  for (const table of ["order_message", "order_file", "order_file_bytes"])
    await db.schema.createIndex(`${table}_order`).on(table).column("order_id").execute();
}
