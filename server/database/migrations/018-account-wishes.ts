import type { Kysely } from "kysely";
import type { AnyTables } from "./any-tables.ts";

/** The wishlist of whoever has an account; it goes with the account. */
export async function up(db: Kysely<AnyTables>): Promise<void> {
  await db.schema
    .createTable("account_wish")
    .addColumn("user_id", "text", (c) => c.notNull().references("user.id").onDelete("cascade"))
    .addColumn("product_id", "bigint", (c) => c.notNull())
    .addColumn("created_at", "bigint", (c) => c.notNull())
    .addPrimaryKeyConstraint("account_wish_pk", ["user_id", "product_id"])
    .execute();
}
