import { type Kysely, PostgresAdapter, sql } from "kysely";
import type { AnyTables } from "./any-tables.ts";

/** An order is kept by law when the account that made it goes; that it belonged to that account is not. */
export async function up(db: Kysely<AnyTables>): Promise<void> {
  const forget = "update shop_order set user_id = null where user_id = old.id";
  const statements =
    db.getExecutor().adapter instanceof PostgresAdapter
      ? [
          `create function forget_buyer_account() returns trigger language plpgsql as $$ begin ${forget}; return null; end $$`,
          `create trigger orders_outlive_accounts after delete on "user" for each row execute function forget_buyer_account()`,
        ]
      : [`create trigger orders_outlive_accounts after delete on "user" begin ${forget}; end`];
  // By whatever release and whichever way an account goes.
  for (const statement of statements) await sql.raw(statement).execute(db);
  await sql`update shop_order set user_id = null where user_id not in (select id from "user")`.execute(
    db,
  );
}
