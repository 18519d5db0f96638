import type { Kysely } from "kysely";
import type { AnyTables } from "./any-tables.ts";

/** How many found a help article useful, in each language: sums, and nothing about who said so. */
export async function up(db: Kysely<AnyTables>): Promise<void> {
  await db.schema
    .createTable("help_answer")
    .addColumn("entry", "text", (c) => c.notNull())
    .addColumn("language", "text", (c) => c.notNull())
    .addColumn("yes", "integer", (c) => c.notNull())
    .addColumn("no", "integer", (c) => c.notNull())
    .addPrimaryKeyConstraint("help_answer_pk", ["entry", "language"])
    .execute();
}
