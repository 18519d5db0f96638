import type { NewMail } from "#platform/outbox/queue-mail.server.ts";
import { type SampleMailParts, samplePerson } from "#platform/outbox/sample-mails.ts";
import { fillTemplate } from "../admin/fill-template.ts";
import { replyTemplates } from "../admin/reply-templates.server.ts";
import { enquiryKinds } from "../enquiry-fields.ts";
import { contactMails } from "./contact-mails.server.ts";
import { replyMail } from "./reply-mail.server.ts";
import { unreadSpamMail } from "./unread-spam-mail.server.ts";

/**
 * Both mails of a message, by each form, and a reply: one that begins with each template, and one to each form; and what
 * is said of unread spam.
 */
export function sampleMessageMails({ language, origin, now }: SampleMailParts): NewMail[] {
  const message = { ...samplePerson, message: "…", language, createdAt: now };
  const bySource = [null, ...enquiryKinds].map((source) => ({ ...message, source }));
  const mails = bySource.map((one) => contactMails({ message: one, origin }));
  const templates = replyTemplates(language).map(({ subject, text }) => {
    const fill = (template: string) => fillTemplate(template, { ...samplePerson });
    return { subject: fill(subject), text: fill(text) };
  });
  const answer = (to: typeof message, written: { subject: string; text: string }) =>
    replyMail({ message: to, ...written, inReplyTo: undefined, origin });
  return [
    ...mails.map(({ visitor }) => visitor),
    ...mails.map(({ company }) => company),
    unreadSpamMail({ count: 3, erasedFrom: now, origin }),
    ...templates.map((written) => answer(message, written)),
    ...bySource
      .slice(1)
      .flatMap((to) => templates.slice(0, 1).map((written) => answer(to, written))),
  ];
}
