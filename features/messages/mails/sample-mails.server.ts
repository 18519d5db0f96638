import type { NewMail } from "#platform/outbox/queue-mail.server.ts";
import { type SampleMailParts, samplePerson } from "#platform/outbox/sample-mails.ts";
import { fillTemplate } from "../admin/fill-template.ts";
import { replyTemplates } from "../admin/reply-templates.server.ts";
import { enquiryKinds } from "../enquiry-fields.ts";
import { contactMails } from "./contact-mails.server.ts";
import { replyMail } from "./reply-mail.server.ts";

/** Both mails of a message, the company's of each other form, and a reply that begins with each template. */
export function sampleMessageMails({ language, origin, now }: SampleMailParts): NewMail[] {
  const message = { ...samplePerson, message: "…", language, createdAt: now };
  const { company, visitor } = contactMails({ message, origin });
  const enquiries = enquiryKinds.map(
    (source) => contactMails({ message: { ...message, source }, origin }).company,
  );
  const replies = replyTemplates(language).map(({ subject, text }) => {
    const fill = (template: string) => fillTemplate(template, { ...samplePerson });
    const written = { subject: fill(subject), text: fill(text) };
    return replyMail({ message, ...written, inReplyTo: undefined, origin });
  });
  return [visitor, company, ...enquiries, ...replies];
}
