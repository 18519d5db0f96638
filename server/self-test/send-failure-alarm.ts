import type { Log } from "#platform/log/log.server.ts";
import type { Settings } from "../env.ts";
import type { SelfTestStep } from "./run-self-test.ts";

/** Tells the operator by mail: past the outbox, and by another mail server where ALARM_SMTP_URL names one. */
export async function sendFailureAlarm(
  { settings, log }: { settings: Settings; log: Log },
  { name, failure }: SelfTestStep,
): Promise<void> {
  const { origin, mailFrom, alarmTo: to, alarmSmtpUrl: smtpUrl } = settings;
  if (!smtpUrl || !to || !mailFrom) return;
  const { host } = new URL(origin);
  try {
    const { sendAlarm } = await import("#features/self-test/send-alarm.server.ts");
    await sendAlarm({
      smtpUrl,
      from: mailFrom,
      to,
      subject: `${host}: the self-test failed`,
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
  } catch (err) {
    log.error({ err }, "the alarm could not be mailed");
  }
}
