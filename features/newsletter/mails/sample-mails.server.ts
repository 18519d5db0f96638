import type { NewMail } from "#platform/outbox/queue-mail.server.ts";
import { type SampleMailParts, samplePerson } from "#platform/outbox/sample-mails.ts";
import { checklistMail } from "./checklist-mail.server.ts";
import { confirmationMail, confirmedMail } from "./newsletter-mails.server.ts";

export function sampleNewsletterMails({ language, origin, now }: SampleMailParts): NewMail[] {
  const subscriber = { ...samplePerson, language };
  const links = { confirmUrl: origin, unsubscribeUrl: origin };
  return [
    confirmationMail({ ...subscriber, ...links }),
    confirmedMail({ ...subscriber, confirmedAt: now, wording: "…" }),
    checklistMail({ ...subscriber, links }),
  ];
}
