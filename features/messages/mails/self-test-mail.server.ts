import { headerText } from "#platform/outbox/header-text.server.ts";
import type { NewMail } from "#platform/outbox/queue-mail.server.ts";
import { messageMailKinds } from "./mail-kinds.ts";

/** Why the mails of messages are only plain ones now. */
export const plainBecause = "X-Plain-Because";

interface Tested {
  /** What a visitor's message would send to the company. */
  company: NewMail;
  /** Why it is a plain one (contact-mails-or-plain.server.ts). */
  fault?: Error;
  /** SELF_TEST_TO; empty: nobody is written to, and only the mail server is asked (send-mail.server.ts). */
  recipient: string;
  reference: string;
}

/** The one mail of a self-test: the very mail that tells the company of a message, sent to somebody else. */
export function selfTestMail({ company, fault, recipient, reference }: Tested): NewMail {
  return {
    ...company,
    kind: messageMailKinds.selfTest,
    audience: "visitor",
    recipient,
    headers: {
      "Auto-Submitted": "auto-generated",
      "X-Self-Test": reference,
      ...(fault ? { [plainBecause]: headerText(fault.message) } : {}),
    },
  };
}
