import type { Db } from "#platform/store/store.server.ts";
import type { OutboxMail } from "./mail-tables.server.ts";

/** The latest mails, the newest last. */
export async function findLatestMails(db: Db, limit: number): Promise<OutboxMail[]> {
  const query = db.selectFrom("mail").selectAll().orderBy("created_at", "desc").limit(limit);
  return (await query.execute()).reverse();
}

/** How many mails are waiting, sent and failed. */
export async function countMails(db: Db): Promise<Record<OutboxMail["state"], number>> {
  const rows = await db
    .selectFrom("mail")
    .select((eb) => ["state", eb.fn.countAll().as("count")])
    .groupBy("state")
    .execute();
  const counted = Object.fromEntries(rows.map(({ state, count }) => [state, Number(count)]));
  return { waiting: 0, sent: 0, failed: 0, ...counted };
}

/** So much of an id is enough to name a mail. */
const idStart = /^[0-9a-f-]{4,36}$/;

/** The mails whose id begins so (four characters or more), and those about one of the messages or captures. */
export async function findMails(db: Db, start: string, aboutIds: string[]): Promise<OutboxMail[]> {
  const query = db
    .selectFrom("mail")
    .selectAll()
    .where((eb) =>
      eb.or([
        ...(idStart.test(start) ? [eb("id", "like", `${start}%`)] : []),
        ...(aboutIds.length > 0 ? [eb("about_id", "in", aboutIds)] : []),
      ]),
    );
  return query.orderBy("created_at").execute();
}
