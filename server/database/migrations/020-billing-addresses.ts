import type { Kysely } from "kysely";
import type { AnyTables } from "./any-tables.ts";

const texts = [
  ...["kind", "name", "company", "country", "street", "postal_code", "city", "region"],
  ...["tax_number", "tax_office", "vat_id", "leitweg_id"],
];

/** Whom the invoices of an account are made out to; they go with the account. */
export async function up(db: Kysely<AnyTables>): Promise<void> {
  let table = db.schema
    .createTable("billing_address")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("user_id", "text", (c) => c.notNull().references("user.id").onDelete("cascade"))
    .addColumn("is_default", "integer", (c) => c.notNull())
    .addColumn("created_at", "bigint", (c) => c.notNull());
  for (const name of texts) table = table.addColumn(name, "text", (c) => c.notNull());
  await table.execute();
  await db.schema
    .createIndex("billing_address_user")
    .on("billing_address")
    .column("user_id")
    .execute();
}
