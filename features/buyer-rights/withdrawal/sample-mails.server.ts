import type { NewMail } from "#platform/outbox/queue-mail.server.ts";
import { type SampleMailParts, samplePerson } from "#platform/outbox/sample-mails.ts";
import { withdrawalMails } from "./withdrawal-mails.server.ts";

/** Of an order that is known, and of one that is not. */
export function sampleWithdrawalMails({ language, origin, now }: SampleMailParts): NewMail[] {
  const { id, reference } = samplePerson;
  const withdrawal = { ...samplePerson, language, at: now, order_reference: reference };
  const [receipt, known] = withdrawalMails({ ...withdrawal, order_id: id }, origin);
  const [, unknown] = withdrawalMails({ ...withdrawal, order_id: null }, origin);
  return [receipt, known, unknown].flatMap((mail) => mail ?? []);
}
