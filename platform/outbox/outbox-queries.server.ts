import type { Db, Store } from "#platform/store/store.server.ts";
import type { OutboxMail } from "./mail-tables.server.ts";
import { passingOutcomes } from "./outbox-rules.server.ts";

/** Ids of the mails that wait and that nobody holds. */
export const freeMails = (db: Db) =>
  db.selectFrom("mail").select("id").where("state", "=", "waiting").where("lease_until", "=", 0);

/** Ids of the mails whose time has come and that nobody holds, the longest waiting first. */
export async function findDue(db: Db, now: number, limit: number) {
  const due = await freeMails(db)
    .where("next_attempt_at", "<=", now)
    .orderBy("next_attempt_at")
    .limit(limit)
    .execute();
  return due.map(({ id }) => id);
}

/**
 * While mails wait because of failures: the one that was tried least recently, unless any of them was
 * tried (by any process) within the pause.
 */
export async function findProbe(db: Db, now: number, pause: number) {
  const troubled = db
    .selectFrom("mail")
    .select(["id", "last_attempt_at"])
    .where("state", "=", "waiting")
    .where("last_outcome", "in", passingOutcomes)
    .limit(1);
  const latest = await troubled.orderBy("last_attempt_at", "desc").executeTakeFirst();
  if (!latest || (latest.last_attempt_at ?? 0) > now - pause) return [];
  const oldest = troubled.where("lease_until", "=", 0).orderBy("last_attempt_at", "asc");
  return (await oldest.execute()).map(({ id }) => id);
}

/** Takes hold of mails. What another process took in the meantime is left out, on both engines. */
export function claim(
  { write }: Store,
  ids: string[],
  now: number,
  lease: number,
): Promise<OutboxMail[]> {
  return write((trx) =>
    trx
      .updateTable("mail")
      .set({ lease_until: now + lease, last_attempt_at: now })
      .where("id", "in", ids)
      .where("state", "=", "waiting")
      .where("lease_until", "=", 0)
      .returningAll()
      .execute(),
  );
}

/** Keeps hold of mails that are still on their way; one that was just let go stays free. */
export async function renew({ write }: Store, ids: string[], until: number): Promise<void> {
  await write((trx) =>
    trx
      .updateTable("mail")
      .set({ lease_until: until })
      .where("id", "in", ids)
      .where("lease_until", ">", 0)
      .execute(),
  );
}
