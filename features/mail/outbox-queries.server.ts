import type { Kysely, Transaction } from "kysely";
import type { SendResult } from "./classify-answer.server.ts";
import type { MailTables, OutboxMail, SendOutcome } from "./mail-tables.server.ts";
import { type OutboxPauses, retryPause, stateAfter } from "./outbox-rules.server.ts";

/** The data as the worker sees it; `write` resolves once the work is durable. */
export interface OutboxStore {
  read: Kysely<MailTables>;
  write<Result>(work: (trx: Transaction<MailTables>) => Promise<Result>): Promise<Result>;
}

/** Failures that pass with the mail server's trouble; a refusal does not. */
const passing: SendOutcome[] = ["server-down", "deferred"];

/** So many waiting mails follow each one that was accepted: many mails are out soon, a few bad ones never flood. */
const followers = 8;

/** Ids of the mails whose time has come and that nobody holds, the longest waiting first. */
export async function findDue(db: Kysely<MailTables>, now: number, limit: number) {
  const due = await db
    .selectFrom("mail")
    .select("id")
    .where("state", "=", "waiting")
    .where("next_attempt_at", "<=", now)
    .where("lease_until", "=", 0)
    .orderBy("next_attempt_at")
    .limit(limit)
    .execute();
  return due.map(({ id }) => id);
}

/**
 * While mails wait because of failures: the one that was tried least recently, unless any of them was
 * tried (by any process) within the pause.
 */
export async function findProbe(db: Kysely<MailTables>, now: number, pause: number) {
  const troubled = db
    .selectFrom("mail")
    .select(["id", "last_attempt_at"])
    .where("state", "=", "waiting")
    .where("last_outcome", "in", passing)
    .limit(1);
  const latest = await troubled.orderBy("last_attempt_at", "desc").executeTakeFirst();
  if (!latest || (latest.last_attempt_at ?? 0) > now - pause) return [];
  const oldest = troubled.where("lease_until", "=", 0).orderBy("last_attempt_at", "asc");
  return (await oldest.execute()).map(({ id }) => id);
}

/** Takes hold of mails. What another process took in the meantime is left out, on both engines. */
export function claim(
  { write }: OutboxStore,
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
export async function renew({ write }: OutboxStore, ids: string[], until: number): Promise<void> {
  await write((trx) =>
    trx
      .updateTable("mail")
      .set({ lease_until: until })
      .where("id", "in", ids)
      .where("lease_until", ">", 0)
      .execute(),
  );
}

/** Further ahead than clocks of several machines differ, ms: what is later was written before a clock was set back. */
const clockSkew = 60_000;

/**
 * Makes due what a clock that was set back has put off: mails that were tried, or written and never tried, at an
 * instant that is still to come. Answers how many.
 */
export async function callBack({ read, write }: OutboxStore, now: number): Promise<number> {
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

interface Try extends SendResult {
  /** Of the try: writing it down twice, after a lost acknowledgement, leaves one row. */
  id: string;
  mail: OutboxMail;
  at: number;
}

/** Writes down what became of a try, and lets the mail go. Answers the mail's new state. */
export function settle(
  { write }: OutboxStore,
  { id, mail, at, outcome, answer }: Try,
  pauses: OutboxPauses,
): Promise<OutboxMail["state"]> {
  return write(async (trx) => {
    const kept = trx.selectFrom("mail").select("id").where("id", "=", mail.id);
    // Deleted meanwhile, with what it was about: there is nothing left to write down.
    if (!(await kept.executeTakeFirst())) return outcome === "accepted" ? "sent" : "failed";
    const attempt = { id, mail_id: mail.id, at, outcome, answer };
    await trx
      .insertInto("mail_attempt")
      .values(attempt)
      .onConflict((conflict) => conflict.column("id").doNothing())
      .execute();
    const attempts = mail.attempts + 1;
    const state = stateAfter(mail, outcome, await firstTry(trx, mail.id, at), at);
    await trx
      .updateTable("mail")
      .set({
        state,
        attempts,
        next_attempt_at: Math.round(at + retryPause(attempts, Math.random(), pauses)),
        lease_until: 0,
        last_outcome: outcome,
        last_answer: answer,
        sent_at: state === "sent" ? at : null,
      })
      .where("id", "=", mail.id)
      .where("state", "=", "waiting")
      .execute();
    if (state === "sent") await pullForward(trx, at);
    return state;
  });
}

async function firstTry(trx: Transaction<MailTables>, mailId: string, at: number) {
  const first = await trx
    .selectFrom("mail_attempt")
    .select("at")
    .where("mail_id", "=", mailId)
    .orderBy("at")
    .limit(1)
    .executeTakeFirst();
  return first?.at ?? at;
}

/** The server takes mail again: the next ones that waited for it are due now, and each of them pulls more. */
async function pullForward(trx: Transaction<MailTables>, now: number): Promise<void> {
  const waiting = await trx
    .selectFrom("mail")
    .select("id")
    .where("state", "=", "waiting")
    .where("next_attempt_at", ">", now)
    .where("lease_until", "=", 0)
    .where("last_outcome", "in", passing)
    .orderBy("last_attempt_at")
    .limit(followers)
    .execute();
  if (waiting.length === 0) return;
  const ids = waiting.map(({ id }) => id);
  await trx.updateTable("mail").set({ next_attempt_at: now }).where("id", "in", ids).execute();
}
