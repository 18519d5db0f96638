import { type OutboxPauses, outboxPauses } from "#features/mail/outbox-rules.server.ts";
import type { SmtpPeer } from "../support/smtp-peer.ts";

/** The settings that make a server send its mails to the peer. */
export const mailTo = ({ url }: SmtpPeer) => ({
  SMTP_URL: url,
  MAIL_FROM: "Company <web@example.com>",
  MAIL_TO: "office@example.com",
});

/** The outbox worker's pauses, ten times as quick: a case has a minute. */
export const quick = {
  ...(Object.fromEntries(
    Object.entries(outboxPauses).map(([name, ms]) => [name, ms / 10]),
  ) as unknown as OutboxPauses),
  goodbye: outboxPauses.goodbye,
};
