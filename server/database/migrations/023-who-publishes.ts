import type { Kysely } from "kysely";
import type { AnyTables } from "./any-tables.ts";

/** Who asked for a publication; null: the command line, a first start, or an earlier release of the site. */
export async function up(db: Kysely<AnyTables>): Promise<void> {
  await db.schema.alterTable("publish_job").addColumn("asked_by", "text").execute();
  await db.schema.alterTable("content_release").addColumn("made_by", "text").execute();
}
