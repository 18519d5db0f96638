import type { Kysely } from "kysely";
import type { AnyTables } from "./any-tables.ts";

/** What is live of a kind is asked for with each order: it is found without reading every page's row. */
export async function up(db: Kysely<AnyTables>): Promise<void> {
  for (const table of ["content_live", "content_live_screen", "content_live_step"])
    await db.schema.createIndex(`${table}_kind`).on(table).column("kind").execute();
}
