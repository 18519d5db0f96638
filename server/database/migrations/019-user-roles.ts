import type { Kysely } from "kysely";
import type { AnyTables } from "./any-tables.ts";

/** What people may do in the back office beside administrators, whose role stays where an earlier release reads it. */
export async function up(db: Kysely<AnyTables>): Promise<void> {
  await db.schema
    .createTable("user_role")
    .addColumn("user_id", "text", (c) => c.notNull().references("user.id").onDelete("cascade"))
    .addColumn("role", "text", (c) => c.notNull())
    .addColumn("given_at", "bigint", (c) => c.notNull())
    .addPrimaryKeyConstraint("user_role_pk", ["user_id", "role"])
    .execute();
}
