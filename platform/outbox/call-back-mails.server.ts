import type { Store } from "#platform/store/store.server.ts";

/** Further ahead than clocks of several machines differ, ms: what is later was written before a clock was set back. */
const clockSkew = 60_000;

/**
 * Makes due what a clock that was set back has put off: mails that were tried, or written and never tried, at an
 * instant that is still to come. Answers how many.
 */
export async function callBackMails({ read, write }: Store, now: number): Promise<number> {
  const ahead = now + clockSkew;
  const putOff = await read
    .selectFrom("mail")
    .select("id")
    .where("state", "=", "waiting")
    .where("next_attempt_at", ">", ahead)
    .where((where) => where(where.fn.coalesce("last_attempt_at", "created_at"), ">", ahead))
    .limit(500)
    .execute();
  if (putOff.length === 0) return 0;
  const ids = putOff.map(({ id }) => id);
  await write((trx) =>
    trx
      .updateTable("mail")
      .set({ next_attempt_at: now, last_attempt_at: now })
      .where("id", "in", ids)
      .execute(),
  );
  return ids.length;
}
