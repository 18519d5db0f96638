import type { NewMail } from "#platform/outbox/queue-mail.server.ts";
import { type SampleMailParts, samplePerson } from "#platform/outbox/sample-mails.ts";
import { applicationMails } from "./application-mails.server.ts";

export const sampleApplicationMails = ({ language, origin, now }: SampleMailParts): NewMail[] =>
  applicationMails(
    {
      ...{ ...samplePerson, language, created_at: now, position: "…", message: "…", spam: 0 },
      ...{ file_name: "cv.pdf", file_type: "application/pdf", file_size: 1 },
    },
    origin,
  );
