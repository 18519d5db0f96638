import { type Kysely, sql } from "kysely";
import type { AnyTables } from "./any-tables.ts";

/** What tells an owner from a stranger who uses the same address (docs/decisions/043). */
export async function up(db: Kysely<AnyTables>): Promise<void> {
  await db.schema.alterTable("mail").addColumn("asked_by", "text").execute();
  await db.schema
    .createIndex("mail_asked")
    .on("mail")
    .column("created_at")
    .where(sql.ref("asked_by"), "is not", null)
    .execute();
  await db.schema.alterTable("user").addColumn("browser_key", "text").execute();
  await db.schema.alterTable("user").addColumn("claimed_at", "bigint").execute();
}
