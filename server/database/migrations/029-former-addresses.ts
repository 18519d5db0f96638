import type { Kysely } from "kysely";
import type { AnyTables } from "./any-tables.ts";

/** An address of a system before ours may lead to an entry that is there in another language alone. */
export async function up(db: Kysely<AnyTables>): Promise<void> {
  await db.schema.alterTable("content_redirect").addColumn("shown_in", "text").execute();
}
