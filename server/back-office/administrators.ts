import type { Kysely } from "kysely";
import type { AuthTables } from "#features/accounts/auth-tables.server.ts";
import { joinName } from "#features/accounts/split-name.ts";
import type { Administrator } from "#platform/audit/audit-log.server.ts";

/** Who works in the back office, by name; the address stands in for a name that is missing. */
export async function listAdministrators(
  db: Kysely<Pick<AuthTables, "user">>,
): Promise<Administrator[]> {
  const users = await db
    .selectFrom("user")
    .select(["id", "email", "first_name", "last_name"])
    .where("role", "=", "Admin")
    .orderBy("created_at")
    .execute();
  return users.map(({ id, email, first_name, last_name }) => ({
    id,
    name: joinName(first_name, last_name) || email,
  }));
}
