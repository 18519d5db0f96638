import { randomUUID } from "node:crypto";
import type { Trx } from "#platform/store/store.server.ts";
import type { NotTaken, SendResult } from "./classify-answer.server.ts";
import { headerText } from "./header-text.server.ts";
import type { OutboxMail } from "./mail-tables.server.ts";
import { type OutboxPauses, retryPause } from "./outbox-rules.server.ts";
import { messageIdOf } from "./queue-mail.server.ts";

/** An address of MAIL_TO that was not taken, with the ids of the mail that waits for it and of its first try. */
export interface Owed extends NotTaken {
  id: string;
  tryId: string;
}

/** Who of MAIL_TO is still owed a mail that the mail server took for others of it. */
export const owedOf = ({ audience }: OutboxMail, { notTaken = [] }: SendResult): Owed[] =>
  audience === "company"
    ? notTaken.map((one) => ({ ...one, id: randomUUID(), tryId: randomUUID() }))
    : [];

/**
 * What was taken for some of MAIL_TO only waits for each of the others as a mail of its own: so it is tried on, and
 * stands wherever people look for waiting mails. `at` in milliseconds.
 */
export async function keepOwed(
  trx: Trx,
  mail: OutboxMail,
  owed: readonly Owed[],
  at: number,
  pauses: OutboxPauses,
): Promise<void> {
  for (const { id, tryId, address, outcome, ...told } of owed) {
    const recipient = headerText(address);
    const answer = headerText(told.answer, 500);
    await trx
      .insertInto("mail")
      .values({
        ...mail,
        ...{ id, message_id: messageIdOf(id) },
        // Its key stays that of a mail to the company: it is about the visitor, and none of a colleague's own.
        ...{ recipient, asked_by: null },
        ...{ state: "waiting", attempts: 1, lease_until: 0 },
        next_attempt_at: Math.round(at + retryPause(1, Math.random(), pauses)),
        ...{ last_attempt_at: at, last_outcome: outcome, last_answer: answer },
      })
      .onConflict((conflict) => conflict.column("id").doNothing())
      .execute();
    await trx
      .insertInto("mail_attempt")
      .values({ id: tryId, mail_id: id, at, outcome, answer })
      .onConflict((conflict) => conflict.column("id").doNothing())
      .execute();
  }
}
