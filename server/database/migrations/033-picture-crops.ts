import type { Kysely } from "kysely";
import type { AnyTables } from "./any-tables.ts";

/** Parts of pictures that are shown instead of the whole. Files of one stand beside those of pictures, under its id. */
export async function up(db: Kysely<AnyTables>): Promise<void> {
  await db.schema
    .createTable("content_picture_crop")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("picture", "text", (c) => c.notNull())
    .addColumn("left_at", "integer", (c) => c.notNull())
    .addColumn("top_at", "integer", (c) => c.notNull())
    .addColumn("width", "integer", (c) => c.notNull())
    .addColumn("height", "integer", (c) => c.notNull())
    .addColumn("avif", "integer", (c) => c.notNull())
    .execute();
  await db.schema.alterTable("content_picture").addColumn("crop", "text").execute();
}
