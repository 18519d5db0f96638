import { randomBytes } from "node:crypto";
import type { Db, Trx } from "#platform/store/store.server.ts";
import type { AuthTables, User } from "./auth-tables.server.ts";

export type UserSession = AuthTables["user_session"];

/** docs/specification.md, Constants: one day. */
export const sessionLifetime = 24 * 60 * 60 * 1000;
/** "Last seen" is told to five minutes, so that reading does not mean writing. */
const seenEvery = 5 * 60 * 1000;

/** Begins a session; from now on its token works. */
export async function openSession(
  trx: Trx,
  { userId, browser }: { userId: string; browser: string },
  now: number,
): Promise<UserSession> {
  const session: UserSession = {
    id: randomBytes(16).toString("base64url"),
    user_id: userId,
    browser,
    created_at: now,
    last_seen_at: now,
    expires_at: now + sessionLifetime,
  };
  await trx.insertInto("user_session").values(session).execute();
  await trx.updateTable("user").set({ last_sign_in_at: now }).where("id", "=", userId).execute();
  return session;
}

/** The session and its user as they are now; undefined when it was ended, has expired or never was. */
export async function findSession(
  db: Db,
  { sessionId, userId }: { sessionId: string; userId: string },
  now: number,
): Promise<{ session: UserSession; user: User } | undefined> {
  const session = await db
    .selectFrom("user_session")
    .selectAll()
    .where("id", "=", sessionId)
    .where("user_id", "=", userId)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  if (!session) return undefined;
  const user = await db.selectFrom("user").selectAll().where("id", "=", userId).executeTakeFirst();
  return user && { session, user };
}

/** Whether "last seen" is worth a write again. */
export const isStale = ({ last_seen_at }: UserSession, now: number): boolean =>
  now - last_seen_at >= seenEvery;

/** Writes down that a session is in use. `now` in milliseconds. */
export async function noteSeen(trx: Trx, sessionId: string, now: number): Promise<void> {
  await trx
    .updateTable("user_session")
    .set({ last_seen_at: now })
    .where("id", "=", sessionId)
    .execute();
}

/** The sessions of a user that are open, the newest first. */
export function listSessions(db: Db, userId: string, now: number): Promise<UserSession[]> {
  return db
    .selectFrom("user_session")
    .selectAll()
    .where("user_id", "=", userId)
    .where("expires_at", ">", now)
    .orderBy("created_at", "desc")
    .execute();
}

/** Ends one session of a user. False: this user has none of that id. */
export async function endSession(trx: Trx, userId: string, sessionId: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom("user_session")
    .where("id", "=", sessionId)
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Ends the sessions of a user, except one that stays. */
export async function endSessions(trx: Trx, userId: string, staying?: string): Promise<void> {
  await trx
    .deleteFrom("user_session")
    .where("user_id", "=", userId)
    .$if(staying !== undefined, (query) => query.where("id", "!=", staying as string))
    .execute();
}
