import { defaultLanguage } from "#features/i18n/languages.ts";
import type { NewMail } from "./queue-mail.server.ts";

export const selfTestKind = "self-test";

interface Tested {
  message: { id: string; reference: string };
  /** SELF_TEST_TO; empty: nobody is written to, and only the mail server is asked (send-mail.server.ts). */
  recipient: string;
  /** Of the site. */
  origin: string;
}

/** The one mail of a self-test. It is for the operator, like the log, and therefore in English. */
export function selfTestMail({ message, recipient, origin }: Tested): NewMail {
  const host = new URL(origin).host;
  const text = `This is the daily self-test of ${host}. Nothing needs to be done.`;
  return {
    kind: selfTestKind,
    audience: "visitor",
    recipient,
    language: defaultLanguage.code,
    subject: `Self-test ${message.reference}, ${host}`,
    text: `${text}\n`,
    html: `<!DOCTYPE html><html lang="en"><title>Self-test</title><p>${text}</p></html>`,
    headers: { "Auto-Submitted": "auto-generated", "X-Self-Test": message.reference },
    aboutId: message.id,
  };
}
