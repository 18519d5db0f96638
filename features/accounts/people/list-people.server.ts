import { isoOrNull } from "#platform/rules/iso-instant.ts";
import { roles } from "#platform/session/roles.ts";
import type { Db } from "#platform/store/store.server.ts";
import { isDemoUser } from "../demo-account.server.ts";
import { joinName } from "../split-name.ts";
import type { Colleague } from "./calls.ts";

/** Who works in the back office or is invited, whoever came first first. `now` in milliseconds. */
export async function listPeople(db: Db, selfId: string, now: number): Promise<Colleague[]> {
  const held = await db.selectFrom("user_role").selectAll().execute();
  const holders = held.map(({ user_id }) => user_id);
  const users = await db
    .selectFrom("user")
    .selectAll()
    .where((eb) =>
      eb.or([eb("role", "=", "Admin"), ...(holders.length > 0 ? [eb("id", "in", holders)] : [])]),
    )
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  const open = await db
    .selectFrom("user_session")
    .select(["user_id", (eb) => eb.fn.countAll<number | string>().as("sessions")])
    .where("expires_at", ">", now)
    .groupBy("user_id")
    .execute();
  const sessionsOf = new Map(open.map(({ user_id, sessions }) => [user_id, Number(sessions)]));
  return users.map((user) => ({
    id: user.id,
    name: joinName(user.first_name, user.last_name) || user.email,
    email: user.email,
    isAdmin: user.role === "Admin",
    roles: roles.filter((role) => held.some((h) => h.user_id === user.id && h.role === role)),
    isInvited: user.email_confirmed_at === null,
    isSelf: user.id === selfId,
    isDemo: isDemoUser(user),
    lastSignInAt: isoOrNull(user.last_sign_in_at),
    sessions: sessionsOf.get(user.id) ?? 0,
  }));
}
