import type { Kysely } from "kysely";
import type { AnyTables } from "./any-tables.ts";

/** What somebody has asked to be taken back, so that nothing else is where another release comes in between. */
export async function up(db: Kysely<AnyTables>): Promise<void> {
  await db.schema.alterTable("publish_job").addColumn("undoes", "bigint").execute();
}
