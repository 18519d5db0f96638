import nodemailer from "nodemailer";
import { headerText } from "#platform/outbox/header-text.server.ts";

interface Alarm {
  /** As SMTP_URL. */
  smtpUrl: string;
  from: string;
  to: string;
  subject: string;
  text: string;
}

/** Sends a mail at once and past the outbox, which may be what is broken. @throws what the mail server said */
export async function sendAlarm({ smtpUrl, from, to, subject, text }: Alarm): Promise<void> {
  const transporter = nodemailer.createTransport({
    url: smtpUrl,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  });
  try {
    await transporter.sendMail({
      from,
      to,
      subject: headerText(subject),
      text,
      headers: { "Auto-Submitted": "auto-generated" },
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  } finally {
    transporter.close();
  }
}
