import { Problem } from "#platform/http/problem.server.ts";
import type { Role } from "#platform/session/roles.ts";
import type { Trx } from "#platform/store/store.server.ts";
import type { User } from "../auth-tables.server.ts";
import { voidLinks } from "../one-time-link.server.ts";
import { rolesOf, setRoles } from "../user-roles.server.ts";
import { changeUser } from "../users.server.ts";

/** What somebody may do: everything, or what the roles are for. */
export interface Access {
  isAdmin: boolean;
  roles: readonly Role[];
}

/** As the log tells it: `Admin`, `sales, author`, or nothing. */
export const namesOf = ({ isAdmin, roles }: Access): string =>
  [...(isAdmin ? ["Admin"] : []), ...roles].join(", ");

export const accessOf = async (trx: Trx, user: User): Promise<Access> => ({
  isAdmin: user.role === "Admin",
  roles: await rolesOf(trx, user.id),
});

/**
 * From now on somebody may do this and no more; answers what it was before. Whoever may do nothing any more is not
 * invited any more either. `now` in milliseconds.
 * @throws Problem `last_administrator` where nobody would be left who may do everything
 */
export async function setAccess(
  trx: Trx,
  user: User,
  { isAdmin, roles }: Access,
  now: number,
): Promise<Access> {
  const before = await accessOf(trx, user);
  if (before.isAdmin && !isAdmin) await keepOneAdministrator(trx, user.id);
  await changeUser(trx, user.id, { role: isAdmin ? "Admin" : "Customer" });
  await setRoles(trx, user.id, roles, now);
  if (!isAdmin && roles.length === 0) await voidLinks(trx, user.id, ["invite"]);
  return before;
}

/**
 * Somebody else must be able to sign in and give roles.
 * @throws Problem `last_administrator`
 */
export async function keepOneAdministrator(trx: Trx, id: string): Promise<void> {
  // Changes nothing, and makes whoever takes away another administrator at this moment wait (PostgreSQL).
  await trx.updateTable("user").set({ role: "Admin" }).where("role", "=", "Admin").execute();
  const other = await trx
    .selectFrom("user")
    .select("id")
    .where("role", "=", "Admin")
    .where("id", "!=", id)
    .where("email_confirmed_at", "is not", null)
    .limit(1)
    .executeTakeFirst();
  if (!other) throw new Problem("last_administrator");
}
