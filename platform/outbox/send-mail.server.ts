import type nodemailer from "nodemailer";
import { classifyAnswer, type NotTaken, type SendResult } from "./classify-answer.server.ts";
import { type MailSettings, mailMessage } from "./mail-message.server.ts";
import type { OutboxMail } from "./mail-tables.server.ts";
import { connections } from "./outbox-rules.server.ts";

/** Hands one mail to a mail server; never rejects. `close` hangs up, also in the middle of a mail. */
export interface SendMail {
  (mail: OutboxMail): Promise<SendResult>;
  close?(): void;
}

/**
 * Milliseconds. Reaching the server is quick or hopeless. An answer to DATA may take a while (the
 * server looks for spam and viruses before it says yes), and giving up too early sends a mail twice.
 */
const timeouts = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 90_000,
  idleTimeout: 10_000,
  socketCloseTimeout: 1_000,
};
/** For a whole mail, so that a server which trickles its answers cannot hold a connection for ever. */
const longestSend = 100_000;

/**
 * A sender for the server at SMTP_URL; the address's query may set any option of nodemailer
 * (`?tls.rejectUnauthorized=false`).
 * @param library is given, since in one file all that is imported at the top is loaded, whoever sends
 */
export function createSender(
  library: Pick<typeof nodemailer, "createTransport">,
  { smtpUrl, ...settings }: MailSettings & { smtpUrl: string },
): SendMail {
  const transporter = library.createTransport({
    pool: true,
    url: smtpUrl,
    maxConnections: connections,
    // Once more at once only where not a byte of the mail was sent (a kept connection had died).
    maxRequeues: 1,
    ...timeouts,
  });

  const send = async (mail: OutboxMail): Promise<SendResult> => {
    try {
      // To nobody: the site only wants to know whether the mail server lets us in.
      if (mail.audience === "visitor" && mail.recipient === "") {
        await transporter.verify();
        return { outcome: "accepted", answer: "The mail server let us in; nothing was sent." };
      }
      const signal = AbortSignal.timeout(longestSend);
      const info = await transporter.sendMail({ ...mailMessage(mail, settings), signal });
      const notTaken = (info.rejectedErrors ?? []).map(notTakenFor);
      if (notTaken.length === 0) return { outcome: "accepted", answer: info.response };
      const others = notTaken.map(({ address }) => address).join(", ");
      return { outcome: "accepted", answer: `${info.response} (not for ${others})`, notTaken };
    } catch (error) {
      if (!(error instanceof Error)) return { outcome: "deferred", answer: String(error) };
      return { outcome: classifyAnswer(error), answer: error.message };
    }
  };
  return Object.assign(send, { close: () => transporter.close({ force: true }) });
}

/** What the mail server said about one of several addresses. */
function notTakenFor(error: Error & { recipient?: string | undefined }): NotTaken {
  return {
    address: error.recipient ?? "",
    outcome: classifyAnswer(error),
    answer: error.message,
  };
}
