import type { Transaction } from "kysely";
import { countMailsTo } from "#features/mail/count-mails.server.ts";
import type { MailTables } from "#features/mail/mail-tables.server.ts";
import type { NewMail } from "#features/mail/queue-mail.server.ts";

const day = 24 * 60 * 60 * 1000;

/** Mails to one visitor's address in a day, whoever causes them: nobody can use us to flood a stranger. */
const perDay: Record<string, { mails: number; reason: string }> = {
  "newsletter-confirmation": { mails: 3, reason: "one was lost, one went to spam, one more try" },
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
