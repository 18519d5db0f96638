import type { Transaction } from "kysely";
import { countMailsTo } from "#features/mail/count-mails.server.ts";
import type { MailTables } from "#features/mail/mail-tables.server.ts";
import { type NewMail, queueMail } from "#features/mail/queue-mail.server.ts";

const day = 24 * 60 * 60 * 1000;

/** Mails to one visitor's address in a day, whoever causes them: nobody can use us to flood a stranger. */
const perDay: Record<string, { mails: number; reason: string }> = {
  "newsletter-confirmation": { mails: 3, reason: "one was lost, one went to spam, one more try" },
  "account-confirm": { mails: 3, reason: "as for the newsletter" },
  "account-exists": { mails: 3, reason: "a stranger can cause it by signing up" },
  "account-reset": { mails: 3, reason: "a stranger can cause it too" },
  "account-new-email": { mails: 3, reason: "goes to an address that nobody has confirmed" },
  "account-email-notice": { mails: 10, reason: "only the signed-in person causes it" },
  "account-password": { mails: 10, reason: "only who knows the password causes it" },
  "account-sign-in": { mails: 10, reason: "only who knows the password causes it" },
  "contact-visitor": { mails: 30, reason: "who may send thirty messages gets thirty receipts" },
};

/** Whether one more mail of this kind may go to the address today; mails to the company always may. */
export async function mayMail(
  trx: Transaction<MailTables>,
  { kind, recipient }: Pick<NewMail, "kind" | "recipient">,
  now: number,
): Promise<boolean> {
  const limit = perDay[kind];
  return !limit || (await countMailsTo(trx, kind, recipient, now - day)) < limit.mails;
}

/** Puts a mail into the outbox unless its receiver has had enough of the kind today. */
export async function queueWithinLimits(
  trx: Transaction<MailTables>,
  mail: NewMail,
  now: number,
): Promise<void> {
  if (await mayMail(trx, mail, now)) await queueMail(trx, mail, now);
}
