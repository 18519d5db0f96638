import { iso, isoOrNull } from "#platform/rules/iso-instant.ts";
import { companyAddresses } from "./company-addresses.server.ts";
import type { MailSettings } from "./mail-message.server.ts";
import type { MailTables, OutboxMail } from "./mail-tables.server.ts";
import type { mailsAbout } from "./page-mails.server.ts";

/** Who a mail goes to: the company's address is not in the mail but in the settings. */
export const recipientOf = (
  mail: Pick<OutboxMail, "audience" | "recipient">,
  companyRecipients: string,
): string =>
  mail.audience === "company" ? companyAddresses(mail, companyRecipients) : mail.recipient;

/** The tries of a mail, the oldest first, as people are shown them. */
export const showTries = (tries: readonly MailTables["mail_attempt"][]) =>
  tries.map(({ at, outcome, answer }) => ({ at: iso(at), outcome, answer }));

/** A mail with its tries (`mailsAbout`), as the back office shows it beside what it is about. */
export const showDelivered = (
  { mail, tries }: Awaited<ReturnType<typeof mailsAbout>>[number],
  companyRecipients: string,
) => ({
  id: mail.id,
  kind: mail.kind,
  to: recipientOf(mail, companyRecipients),
  subject: mail.subject,
  state: mail.state,
  attempts: showTries(tries),
  sentAt: isoOrNull(mail.sent_at),
});

/** The headers of a mail as its receiver gets them, in the order in which people read them. */
export function mailHeaders(
  mail: OutboxMail,
  settings: MailSettings,
): [name: string, value: string][] {
  return [
    ["From", settings.from],
    ["To", recipientOf(mail, settings.companyRecipients)],
    ...(mail.reply_to === null ? [] : [["Reply-To", mail.reply_to] satisfies [string, string]]),
    ["Subject", mail.subject],
    ["Date", new Date(mail.created_at).toUTCString()],
    ["Message-ID", mail.message_id],
    ...Object.entries(JSON.parse(mail.headers) as Record<string, string>),
  ];
}

/** One line a mail, and below it the mail server's last words where it did not take the mail. */
export function listMails(mails: OutboxMail[], { companyRecipients }: MailSettings): string {
  const lines = mails.flatMap((mail) => {
    const { id, created_at, state, attempts, subject, last_answer } = mail;
    const tries = attempts === 1 ? "1 try" : `${attempts} tries`;
    const line = [
      id.slice(0, 8),
      new Date(created_at).toISOString().slice(0, 16).replace("T", " "),
      state.padEnd(7),
      tries.padStart(8),
      `${recipientOf(mail, companyRecipients)}: ${subject}`,
    ].join("  ");
    return state === "sent" || !last_answer ? [line] : [line, `${" ".repeat(10)}${last_answer}`];
  });
  return lines.join("\n");
}

/** What a visitor typed must not steer the terminal that shows it: only line breaks and tabs are kept. */
const terminalControls = /[^\P{Cc}\n\t]/gu;

/** A mail as its receiver reads it: headers, then the text part. */
export function showMail(mail: OutboxMail, settings: MailSettings): string {
  const lines = mailHeaders(mail, settings).map(([name, value]) => `${name}: ${value}`);
  return `${lines.join("\n")}\n\n${mail.body_text.replace(terminalControls, "")}`;
}
