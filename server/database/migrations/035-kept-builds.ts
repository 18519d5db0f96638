import type { Kysely } from "kysely";
import type { AnyTables } from "./any-tables.ts";

/** Builds whose hashed files are in the store; the contents are in `published_file`. */
export async function up(db: Kysely<AnyTables>): Promise<void> {
  await db.schema
    .createTable("kept_build")
    .addColumn("build", "text", (c) => c.primaryKey())
    .addColumn("origin", "text", (c) => c.notNull())
    .addColumn("files", "text", (c) => c.notNull())
    .addColumn("seen_at", "bigint", (c) => c.notNull())
    .execute();
}
