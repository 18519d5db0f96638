import type { SelectQueryBuilder } from "kysely";
import { newestOf } from "#platform/paging/newest-below.server.ts";
import type { PagePlace } from "#platform/paging/page-place.ts";
import type { Db, Trx } from "#platform/store/store.server.ts";
import type { MailTables, OutboxMail } from "./mail-tables.server.ts";

const states = ["waiting", "sent", "failed"] as const;
/** Counting ends here: beyond it nobody needs the number. */
const countedAtMost = 10_000;

/** A mail as a list shows it. */
export type ListedMail = Omit<OutboxMail, "body_text" | "body_html" | "headers" | "asked_by">;

export interface MailFilter {
  state?: OutboxMail["state"];
  after?: PagePlace;
}

/**
 * One page of the outbox, the newest first, below a place: read state by state, since each lies in order. Mails of the
 * kinds `unlisted` are left out.
 */
export function pageMails(
  db: Db,
  unlisted: readonly string[],
  { state, after }: MailFilter,
  limit: number,
): Promise<ListedMail[]> {
  const stretches = (state ? [state] : states).map((one) =>
    listed(db)
      .where("state", "=", one)
      .$if(unlisted.length > 0, (mails) => mails.where("kind", "not in", unlisted)),
  );
  return newestOf(stretches, after, limit);
}

const listed = (db: Db) =>
  db
    .selectFrom("mail")
    .select(["id", "message_id", "kind", "audience", "recipient", "recipient_key", "reply_to"])
    .select(["language", "subject", "about_id", "state", "attempts", "next_attempt_at"])
    .select(["lease_until", "last_attempt_at", "last_outcome", "created_at", "sent_at"])
    .select("last_answer");

/** The mails that belong to a message, the oldest first, each with its tries. */
export async function mailsAbout(db: Db, aboutId: string) {
  const mails = await listed(db)
    .where("about_id", "=", aboutId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return Promise.all(mails.map(async (mail) => ({ mail, tries: await triesOf(db, mail.id) })));
}

/** What people sent, each with whether the newest mail to its sender was given up: who wrote has not read what it says. */
export async function markUndelivered<Item extends { id: string }>(
  db: Db,
  items: readonly Item[],
): Promise<(Item & { isUndelivered: boolean })[]> {
  const undelivered = await findUndelivered(
    db,
    items.map(({ id }) => id),
  );
  return items.map((item) => ({ ...item, isUndelivered: undelivered.has(item.id) }));
}

async function findUndelivered(db: Db, aboutIds: readonly string[]): Promise<Set<string>> {
  if (aboutIds.length === 0) return new Set();
  const mails = await db
    .selectFrom("mail")
    .select(["about_id", "state"])
    .where("about_id", "in", aboutIds)
    .where("audience", "=", "visitor")
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  const newest = new Map(mails.map(({ about_id, state }) => [about_id, state]));
  return new Set([...newest.keys()].filter((id) => newest.get(id) === "failed"));
}

/** A mail as a whole. */
export function findMail(db: Db, id: string): Promise<OutboxMail | undefined> {
  return db.selectFrom("mail").selectAll().where("id", "=", id).executeTakeFirst();
}

/** What the mail server said, try by try. */
export function triesOf(db: Db, mailId: string) {
  return db
    .selectFrom("mail_attempt")
    .selectAll()
    .where("mail_id", "=", mailId)
    .orderBy("at")
    .execute();
}

/** One that waits has its turn now; false when it waits no longer. `now` in milliseconds. */
export async function hurryMail(trx: Trx, id: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("mail")
    .set({ next_attempt_at: now })
    .where("id", "=", id)
    .where("state", "=", "waiting")
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** How the outbox is doing; counts end at 10,000. `since`: for what was sent. */
export async function outboxHealth(db: Db, unlisted: readonly string[], since: number) {
  const mails = db
    .selectFrom("mail")
    .$if(unlisted.length > 0, (all) => all.where("kind", "not in", unlisted));
  const countOf = (state: OutboxMail["state"]) =>
    rowsOf(db, mails.select("id").where("state", "=", state).limit(countedAtMost));
  const sent = mails
    .select("id")
    .where("sent_at", "is not", null)
    .where("sent_at", ">=", since)
    .limit(countedAtMost);
  const oldest = await mails
    .select("created_at")
    .where("state", "=", "waiting")
    .orderBy("created_at")
    .limit(1)
    .executeTakeFirst();
  return {
    waiting: await countOf("waiting"),
    failed: await countOf("failed"),
    sent: await rowsOf(db, sent),
    oldestWaitingAt: oldest?.created_at,
  };
}

/** How long, ms, the mail that is due first has waited for somebody to take it; 0 when none is due. */
export async function outboxLag(db: Db, now: number): Promise<number> {
  const due = await db
    .selectFrom("mail")
    .select("next_attempt_at")
    .where("state", "=", "waiting")
    .where("next_attempt_at", "<=", now)
    .where("lease_until", "<=", now)
    .orderBy("next_attempt_at")
    .limit(1)
    .executeTakeFirst();
  return due ? now - due.next_attempt_at : 0;
}

type Ids = SelectQueryBuilder<MailTables, "mail", { id: string }>;

async function rowsOf(db: Db, rows: Ids): Promise<number> {
  const { count } = await db
    .selectFrom(rows.as("rows"))
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}
