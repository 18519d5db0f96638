import { type Role, roles } from "#platform/session/roles.ts";
import type { Db, Trx } from "#platform/store/store.server.ts";

/** What somebody may do beside their account's own role, in the order of the table of roles. */
export async function rolesOf(db: Db, userId: string): Promise<Role[]> {
  const rows = await db
    .selectFrom("user_role")
    .select("role")
    .where("user_id", "=", userId)
    .execute();
  return roles.filter((role) => rows.some((row) => row.role === role));
}

/** From now on somebody holds these roles and no others. `now` in milliseconds. */
export async function setRoles(
  trx: Trx,
  userId: string,
  wanted: readonly Role[],
  now: number,
): Promise<void> {
  await trx
    .deleteFrom("user_role")
    .where("user_id", "=", userId)
    .$if(wanted.length > 0, (query) => query.where("role", "not in", wanted))
    .execute();
  for (const role of wanted) {
    await trx
      .insertInto("user_role")
      .values({ user_id: userId, role, given_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}
