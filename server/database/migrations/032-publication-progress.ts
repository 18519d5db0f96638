import type { Kysely } from "kysely";
import type { AnyTables } from "./any-tables.ts";

/** How far a publication is that takes longer than a moment. */
export async function up(db: Kysely<AnyTables>): Promise<void> {
  await db.schema.alterTable("publish_job").addColumn("progress", "text").execute();
}
