import type { Kysely } from "kysely";
import type { AnyTables } from "./any-tables.ts";

/** Since when a message is taken for spam: it goes so long after. Of before, and of an earlier release, nobody knows. */
export async function up(db: Kysely<AnyTables>): Promise<void> {
  await db.schema.alterTable("contact_message").addColumn("spam_since", "bigint").execute();
}
