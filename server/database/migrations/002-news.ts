import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("news_feed")
    .addColumn("language", "text", (c) => c.primaryKey())
    .addColumn("address", "text", (c) => c.notNull())
    .addColumn("title", "text")
    .addColumn("url", "text")
    .addColumn("etag", "text")
    .addColumn("last_modified", "text")
    .addColumn("tried_at", "bigint", (c) => c.notNull())
    .addColumn("succeeded_at", "bigint")
    .addColumn("error", "text")
    .execute();

  await db.schema
    .createTable("news_item")
    .addColumn("language", "text", (c) => c.notNull())
    .addColumn("identity", "text", (c) => c.notNull())
    .addColumn("title", "text")
    .addColumn("description", "text")
    .addColumn("url", "text")
    .addColumn("image_url", "text")
    .addColumn("picture", "text")
    .addColumn("picture_width", "integer")
    .addColumn("picture_tried_at", "bigint")
    .addColumn("published_at", "bigint")
    .addColumn("found_at", "bigint", (c) => c.notNull())
    .addPrimaryKeyConstraint("news_item_pk", ["language", "identity"])
    .execute();
}
