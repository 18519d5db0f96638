import type { SendMailOptions } from "nodemailer";
import { companyAddresses } from "./company-addresses.server.ts";
import type { OutboxMail } from "./mail-tables.server.ts";

export interface MailSettings {
  /** MAIL_FROM: `Company <web@example.com>`. */
  from: string;
  /** MAIL_TO: one or more addresses, separated by commas. */
  companyRecipients: string;
}

/**
 * The mail as nodemailer takes it. A visitor's address goes in as an object, never as text to be
 * parsed, so that it stays one address whatever it holds.
 */
export function mailMessage(
  mail: OutboxMail,
  { from, companyRecipients }: MailSettings,
): SendMailOptions {
  const headers: Record<string, string> = JSON.parse(mail.headers);
  return {
    from,
    to:
      mail.audience === "company"
        ? companyAddresses(mail, companyRecipients)
        : bare(mail.recipient),
    replyTo: mail.reply_to === null ? undefined : bare(mail.reply_to),
    subject: mail.subject,
    text: mail.body_text,
    html: mail.body_html,
    messageId: mail.message_id,
    date: new Date(mail.created_at),
    headers,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function bare(address: string) {
  return { name: "", address };
}
