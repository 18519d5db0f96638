import { sql } from "kysely";
import { queueMail } from "#platform/outbox/queue-mail.server.ts";
import { readSetting } from "#platform/store/read-setting.server.ts";
import type { Db, Store, Trx } from "#platform/store/store.server.ts";
import { spamLifetime } from "./erase-spam.server.ts";
import { unreadSpamMail } from "./mails/unread-spam-mail.server.ts";

const minute = 60_000;
const week = 7 * 24 * 60 * minute;

/** So long before unread spam is erased somebody is told, ms. */
const noticed = Math.min(week, spamLifetime / 2);

/** Until when spam came that the company was told of, ms. */
const name = "spam_announced_until";

/**
 * Tells the company by mail that spam is about to be erased which nobody has opened, since our check may have been
 * wrong. One mail tells of all of it, so that each message is told of once and no mail comes sooner than what came
 * after the last one is about to go. `now` in milliseconds.
 */
export async function announceOldSpam(store: Store, origin: string, now: number): Promise<void> {
  const told = Number((await readSetting(store.read, name)) ?? 0);
  // Not by the thread for long reads: this is asked for at each start, and many servers never need that thread.
  const { count, since, isDue } = await findUnread(store.read, told, now);
  if (!isDue) return;
  await store.write(async (trx) => {
    // One that was just being stored while we counted is told of next time.
    if (!(await claim(trx, told, now - minute))) return;
    const mail = unreadSpamMail({ count, erasedFrom: since + spamLifetime, origin });
    await queueMail(trx, mail, now);
  });
}

/** Unread spam, since when the oldest is there, and whether one that nobody was told of is about to go. */
async function findUnread(db: Db, told: number, now: number) {
  const { rows } = await sql<{ count: number; since: number | null; due: number | null }>`
    select count(*) as count, min(spam_since) as since,
      max(case when spam_since > ${told} and spam_since <= ${now - spamLifetime + noticed}
        then 1 else 0 end) as due
    from contact_message where read_at is null and status = 'spam'`.execute(db);
  const [{ count, since, due } = { count: 0, since: 0, due: 0 }] = rows;
  return { count: Number(count), since: Number(since), isDue: due === 1 };
}

/** Of two processes that look at once, one tells. */
async function claim(trx: Trx, before: number, until: number): Promise<boolean> {
  const value = String(until);
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("setting")
    .values({ name, value })
    .onConflict((conflict) =>
      conflict.column("name").doUpdateSet({ value }).where("setting.value", "=", String(before)),
    )
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}
