import type { Kysely } from "kysely";
import type { AnyTables } from "./any-tables.ts";

/** The form that a message came by; null is the contact form, as for all before. */
export async function up(db: Kysely<AnyTables>): Promise<void> {
  await db.schema.alterTable("contact_message").addColumn("source", "text").execute();
}
