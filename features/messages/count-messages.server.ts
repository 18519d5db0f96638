import { sql } from "kysely";
import type { Db } from "#platform/store/store.server.ts";
import type { MessageSearch } from "./find-by-index.server.ts";
import { type MessageStatus, openStatuses, selfTestStatus } from "./message-status.ts";

/** Counting ends here: beyond it "this many or more" is all that anybody wants to know. */
const countedAtMost = 10_000;

/** Messages that nobody has opened, spam left out; at most `countedAtMost`. */
export async function countUnread(db: Db): Promise<number> {
  // The condition of the partial index, word for word: neither engine uses it for less.
  const { rows } = await sql<{ count: number }>`select count(*) as count from (
    select 1 from contact_message where read_at is null and status <> 'spam'
    limit ${sql.lit(countedAtMost)}) as unread`.execute(db);
  return Number(rows[0]?.count);
}

/** Spam that nobody has opened: an honest message may be among it; at most `countedAtMost`. */
export async function countUnreadSpam(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from (
    select 1 from contact_message where read_at is null and status = 'spam'
    limit ${sql.lit(countedAtMost)}) as spam`.execute(db);
  return Number(rows[0]?.count);
}

/** Open messages without an answer from before an instant (ms); at most 1,000. */
export async function countUnanswered(db: Db, from: number): Promise<number> {
  // Here too, word for word.
  const { rows } = await sql<{ count: number }>`select count(*) as count from (
    select 1 from contact_message
    where first_answer_at is null and status in ('new', 'in_progress')
      and created_at < ${from} and (released_at is null or released_at < ${from})
    limit 1000) as unanswered`.execute(db);
  return Number(rows[0]?.count);
}

/** Messages of these statuses; at most `countedAtMost`. */
async function countWithStatus(db: Db, statuses: readonly MessageStatus[]): Promise<number> {
  const some = db
    .selectFrom("contact_message")
    .select("id")
    .where("status", "in", statuses)
    .limit(countedAtMost);
  const { count } = await db
    .selectFrom(some.as("some"))
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** When the newest message came that is no spam, ms; undefined when there is none. */
export async function newestMessageAt(db: Db): Promise<number | undefined> {
  const newest = await db
    .selectFrom("contact_message")
    .select("created_at")
    // What is left out, not what is shown: so the newest rows are walked through until one fits.
    .where("status", "not in", ["spam", selfTestStatus])
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return newest?.created_at;
}

export interface HourOfMessages {
  /** Hours since 1970. */
  hour: number;
  language: string;
  isSpam: boolean;
  count: number;
}

/** How many messages came in each hour since an instant (ms): by the hour, since a day begins elsewhere elsewhere. */
async function countByHour(db: Db, since: number): Promise<HourOfMessages[]> {
  const { rows } = await sql<{ hour: number; language: string; spam: number; count: number }>`
    select created_at / 3600000 as hour, language,
      case when status = 'spam' then 1 else 0 end as spam, count(*) as count
    from contact_message where created_at >= ${since} and status <> ${selfTestStatus}
    group by 1, 2, 3`.execute(db);
  return rows.map(({ hour, language, spam, count }) => ({
    hour: Number(hour),
    language,
    isSpam: Number(spam) === 1,
    count: Number(count),
  }));
}

/** How long the first answers given since an instant took, ms; the latest 20,000. */
async function answerTimesSince(db: Db, since: number): Promise<number[]> {
  const rows = await db
    .selectFrom("contact_message")
    .select(["created_at", "first_answer_at"])
    .where("first_answer_at", "is not", null)
    .where("first_answer_at", ">=", since)
    .orderBy("first_answer_at", "desc")
    .limit(20_000)
    .execute();
  return rows.map(
    ({ created_at, first_answer_at }) => (first_answer_at ?? created_at) - created_at,
  );
}

/** What others may know of the messages; no personal data. */
export const messageFigures = (db: Db) => ({
  countOpen: () => countWithStatus(db, openStatuses),
  countByHour: (since: number) => countByHour(db, since),
  answerTimesSince: (since: number) => answerTimesSince(db, since),
});

/** How this database finds words: PostgreSQL may lack the extension for trigrams. */
export async function messageSearchOf(
  db: Db,
  engine: "sqlite" | "postgres",
): Promise<MessageSearch> {
  if (engine === "sqlite") return "fts5";
  const { rows } = await sql`select 1 from pg_indexes where indexname = 'contact_message_search'
    and schemaname = any (current_schemas(false))`.execute(db);
  return rows.length > 0 ? "pg_trgm" : "none";
}
