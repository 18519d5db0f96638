import type { Kysely } from "kysely";
import type { AnyTables } from "./any-tables.ts";

/** What is wrong with a feed as a code, beside the words for the log: the desk speaks three languages. */
export async function up(db: Kysely<AnyTables>): Promise<void> {
  await db.schema.alterTable("news_feed").addColumn("problem", "text").execute();
}
