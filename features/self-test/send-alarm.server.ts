import type { FeatureLog } from "#platform/log/log.server.ts";
import { headerText } from "#platform/outbox/header-text.server.ts";
import type { SelfTestStep } from "./run-self-test.server.ts";

export interface AlarmSettings {
  origin: string;
  mailFrom: string | undefined;
  alarmTo: string | undefined;
  /** As SMTP_URL. */
  alarmSmtpUrl: string | undefined;
}

/** Tells the operator by mail: past the outbox, and by another mail server where ALARM_SMTP_URL names one. */
export async function sendAlarm(
  { settings, log }: { settings: AlarmSettings; log: FeatureLog },
  { name, failure }: SelfTestStep,
): Promise<void> {
  const { origin, mailFrom, alarmTo: to, alarmSmtpUrl: smtpUrl } = settings;
  if (!smtpUrl || !to || !mailFrom) return;
  try {
    const refused = await sendAtOnce(smtpUrl, {
      from: mailFrom,
      to,
      subject: headerText(`${new URL(origin).host}: the self-test failed`),
      text: [
        `The site ${origin} sent a message to itself through its contact form, and it did not arrive.`,
        "",
        `Step that failed: ${name}`,
        `Reason: ${failure}`,
        "",
        "Messages of visitors may not arrive either. See docs/alerts.md, WebsiteSelfTestFailed.",
        "The test is repeated every hour until it passes; `npm run self-test` does one at once.",
        "",
      ].join("\n"),
    });
    // By their places: the log names no addresses.
    if (refused.length > 0)
      log.error({ refused }, "the alarm was not taken for these places in ALARM_TO");
  } catch (err) {
    log.error({ err }, "the alarm could not be mailed");
  }
}

interface Alarm {
  from: string;
  to: string;
  subject: string;
  text: string;
}

/**
 * The mail library is loaded only where an alarm is given. Answers which of several addresses were refused, the first is 1.
 * @throws what the mail server said where it took it for none
 */
async function sendAtOnce(url: string, alarm: Alarm): Promise<number[]> {
  const { default: nodemailer } = await import("nodemailer");
  const transporter = nodemailer.createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  });
  try {
    const { envelope, rejected } = await transporter.sendMail({
      ...alarm,
      headers: { "Auto-Submitted": "auto-generated" },
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    const all = [envelope.to].flat();
    return rejected.map((address) => all.indexOf(address) + 1);
  } finally {
    transporter.close();
  }
}
