import type { Transaction } from "kysely";
import { countMailsTo, mailsTo } from "./count-mails.server.ts";
import { type MailTurn, mailPauses, takeMailTurn } from "./mail-pause-rule.ts";
import type { MailTables } from "./mail-tables.server.ts";
import { type NewMail, queueMail } from "./queue-mail.server.ts";

const day = 24 * 60 * 60 * 1000;

/**
 * Mails to one visitor's address in a day that only somebody who has shown something can cause. Those that anybody can
 * ask for have pauses instead (platform/outbox/mail-pause-rule.ts).
 */
const perDay: Record<string, { mails: number; reason: string }> = {
  "account-email-notice": { mails: 10, reason: "only the signed-in person causes it" },
  "account-password": { mails: 10, reason: "only who knows the password causes it" },
  "account-sign-in": { mails: 10, reason: "only who knows the password causes it" },
  "contact-visitor": { mails: 30, reason: "who may send thirty messages gets thirty receipts" },
};

/** Whether a mail that anybody can ask for with this address may go to it now. */
export async function mailTurn(
  trx: Transaction<MailTables>,
  { kind, recipient, askedBy }: Pick<NewMail, "kind" | "recipient"> & { askedBy: string },
  now: number,
): Promise<MailTurn> {
  const since = now - mailPauses.forgottenAfter;
  return takeMailTurn(await mailsTo(trx, kind, recipient, since), askedBy, now);
}

/** Forgets who asked for mails that no pause depends on any more. */
export async function forgetWhoAsked(trx: Transaction<MailTables>, now: number): Promise<void> {
  await trx
    .updateTable("mail")
    .set({ asked_by: null })
    .where("asked_by", "is not", null)
    .where("created_at", "<=", now - mailPauses.forgottenAfter)
    .execute();
}

/** Puts a mail into the outbox unless its receiver has had enough of the kind today. */
export async function queueWithinLimits(
  trx: Transaction<MailTables>,
  mail: NewMail,
  now: number,
): Promise<void> {
  const limit = perDay[mail.kind];
  const sent = limit ? await countMailsTo(trx, mail.kind, mail.recipient, now - day) : 0;
  if (!limit || sent < limit.mails) await queueMail(trx, mail, now);
}
