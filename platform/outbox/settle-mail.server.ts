import type { Store, Trx } from "#platform/store/store.server.ts";
import type { SendResult } from "./classify-answer.server.ts";
import type { OutboxMail } from "./mail-tables.server.ts";
import { freeMails } from "./outbox-queries.server.ts";
import {
  type OutboxPauses,
  passingOutcomes,
  retryPause,
  stateAfter,
} from "./outbox-rules.server.ts";
import { keepOwed, type Owed } from "./owed-mails.server.ts";

/** So many waiting mails follow each one that was accepted: many mails are out soon, a few bad ones never flood. */
const followers = 8;

interface Try extends SendResult {
  /** Of the try: writing it down twice, after a lost acknowledgement, leaves one row. */
  id: string;
  mail: OutboxMail;
  at: number;
  owed: readonly Owed[];
}

/** Writes down what became of a try, and lets the mail go. Answers the mail's new state. */
export function settleMail(
  { write }: Store,
  { id, mail, at, outcome, answer, owed }: Try,
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
    await keepOwed(trx, mail, owed, at, pauses);
    if (state === "sent") await pullForward(trx, at);
    return state;
  });
}

async function firstTry(trx: Trx, mailId: string, at: number) {
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
async function pullForward(trx: Trx, now: number): Promise<void> {
  const waiting = await freeMails(trx)
    .where("next_attempt_at", ">", now)
    .where("last_outcome", "in", passingOutcomes)
    .orderBy("last_attempt_at")
    .limit(followers)
    .execute();
  if (waiting.length === 0) return;
  const ids = waiting.map(({ id }) => id);
  await trx.updateTable("mail").set({ next_attempt_at: now }).where("id", "in", ids).execute();
}
