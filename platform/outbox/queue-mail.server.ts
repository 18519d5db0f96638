import { randomUUID } from "node:crypto";
import { wholeSite } from "#platform/content/whole-site.server.ts";
import type { LanguageCode } from "#platform/language/languages.ts";
import type { Trx } from "#platform/store/store.server.ts";
import { breaksHeader, headerText } from "./header-text.server.ts";
import type { MailKind } from "./mail-kinds.ts";

/** A mail as a template writes it: rendered, not yet in the outbox. */
export interface NewMail {
  kind: MailKind;
  /** `company`: goes to whatever MAIL_TO says when it is sent, and `recipient` is empty. */
  audience: "company" | "visitor";
  recipient: string;
  replyTo?: string;
  language: LanguageCode;
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
  /** The message or capture that it belongs to. */
  aboutId: string;
  /** Who asked for it, where anybody can with somebody's address (mail-limits.server.ts). */
  askedBy?: string;
}

/** The right-hand side of our Message-IDs: the company's own mail domain. */
const [, messageIdDomain] = wholeSite.contact.email.split("@");
export const messageIdOf = (id: string) => `<${id}@${messageIdDomain}>`;

/**
 * Puts a mail into the outbox, in the transaction that stores what it is about: either both are kept
 * or neither. Answers its id. `now` in milliseconds.
 * @throws Error when an address or a header could break out of its line; nothing such is ever stored
 */
export async function queueMail(trx: Trx, mail: NewMail, now: number): Promise<string> {
  const headers = mail.headers ?? {};
  const oneLine = [mail.recipient, mail.replyTo ?? "", ...Object.entries(headers).flat()];
  if (oneLine.some(breaksHeader))
    throw new Error(`The ${mail.kind.name} mail has a line break in a header.`);

  const id = randomUUID();
  await trx
    .insertInto("mail")
    .values({
      id,
      message_id: messageIdOf(id),
      kind: mail.kind.name,
      audience: mail.audience,
      recipient: mail.recipient,
      recipient_key: mail.recipient.toLowerCase(),
      reply_to: mail.replyTo ?? null,
      language: mail.language,
      subject: headerText(mail.subject),
      body_text: mail.text,
      body_html: mail.html,
      headers: JSON.stringify(headers),
      about_id: mail.aboutId,
      asked_by: mail.askedBy ?? null,
      state: "waiting",
      attempts: 0,
      next_attempt_at: now,
      lease_until: 0,
      last_attempt_at: null,
      last_outcome: null,
      created_at: now,
      sent_at: null,
      last_answer: null,
    })
    .execute();
  return id;
}
