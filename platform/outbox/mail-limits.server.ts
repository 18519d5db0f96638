import type { Trx } from "#platform/store/store.server.ts";
import { countMailsTo, mailsTo } from "./count-mails.server.ts";
import { type MailTurn, mailPauses, takeMailTurn } from "./mail-pause-rule.ts";
import { type NewMail, queueMail } from "./queue-mail.server.ts";

const day = 24 * 60 * 60 * 1000;

/** Whether a mail that anybody can ask for with this address may go to it now. */
export async function mailTurn(
  trx: Trx,
  { kind, recipient, askedBy }: Pick<NewMail, "kind" | "recipient"> & { askedBy: string },
  now: number,
): Promise<MailTurn> {
  const since = now - mailPauses.forgottenAfter;
  return takeMailTurn(await mailsTo(trx, kind.name, recipient, since), askedBy, now);
}

/** Forgets who asked for mails that no pause depends on any more. */
export async function forgetWhoAsked(trx: Trx, now: number): Promise<void> {
  await trx
    .updateTable("mail")
    .set({ asked_by: null })
    .where("asked_by", "is not", null)
    .where("created_at", "<=", now - mailPauses.forgottenAfter)
    .execute();
}

/** Puts a mail into the outbox unless its receiver has had enough of the kind today. */
export async function queueWithinLimits(trx: Trx, mail: NewMail, now: number): Promise<void> {
  const { name, perDay } = mail.kind;
  const sent = perDay ? await countMailsTo(trx, name, mail.recipient, now - day) : 0;
  if (!perDay || sent < perDay.mails) await queueMail(trx, mail, now);
}
