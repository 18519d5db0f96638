import type { Administrator } from "#platform/audit/audit-log.server.ts";
import type { Store } from "#platform/store/store.server.ts";

/** Who works in the back office, by name; the address stands in for a name that is missing. */
export async function listPeople(db: Store["longReads"]): Promise<Administrator[]> {
  const users = await db
    .selectFrom("user")
    .select(["id", "email", "first_name", "last_name"])
    .where("role", "=", "Admin")
    .orderBy("created_at")
    .execute();
  return users.map(({ id, email, first_name, last_name }) => ({
    id,
    name: `${first_name} ${last_name}`.trim() || email,
  }));
}
