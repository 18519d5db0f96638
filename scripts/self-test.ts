/**
 * `npm run self-test`: sends a message through the form of the running site, follows it to the mail server, removes
 * it, and prints each step with its time (docs/alerts.md). Needs the same settings as the site.
 */
import process from "node:process";
import { runSelfTest } from "#features/self-test/run-self-test.server.ts";
import { recordSelfTest, selfTestOf } from "#features/self-test/schedule-self-test.server.ts";
import { createSign } from "#platform/http/signature.server.ts";
import { createStore } from "#platform/store/store.server.ts";
import { readSettings } from "#server/env.ts";
import { ownSecret } from "#server/own-secret.ts";
import { runCommand } from "./command.ts";
import { openExisting } from "./open-existing.ts";
import { stop } from "./stop.ts";

/** How long somebody who called it waits for the mail server, ms; the daily test is more patient. */
const mailPatience = 60_000;
/** What to do where the mail server did not take the mail. */
const mailAdvice =
  "Mend SMTP_URL, MAIL_FROM or SELF_TEST_TO by what the mail server said, start the site again, which reads them as it starts, and repeat this. A server that only puts the mail off takes it later: npm run mail shows it.";

await runCommand(
  {
    usage: "npm run self-test",
    about:
      "Sends a message through the form of the running site and follows it to the mail server.",
  },
  selfTest,
);

async function selfTest(): Promise<void> {
  const settings = readSettings();
  const { apiHost } = settings;
  if (apiHost)
    stop(`API_HOST keeps the messages: do this on the machine that answers at ${apiHost}.`);
  const store = createStore(await openExisting(settings));
  const now = Date.now;
  try {
    const sign = createSign(settings.authSecret ?? (await ownSecret(store)));
    const parts = selfTestOf({ settings, store, sign, now }, settings.origin);
    console.log(`Self-test of ${parts.url}`);
    const startedAt = now();
    const failed = await runSelfTest({
      ...parts,
      mailPatience,
      isHasty: true,
      onWait: (answer) => console.log(`     waiting for the mail server: ${answer}`),
      onStep: ({ name, ms, failure }) =>
        console.log(
          `${failure === undefined ? "ok  " : "FAIL"} ${String(ms).padStart(7)} ms  ${name}${failure === undefined ? "" : `: ${failure}`}`,
        ),
    });
    if (!parts.sendsMail) console.log("SMTP_URL is not set: the test ended at the outbox.");
    if (failed?.isMailServers) console.log(mailAdvice);
    if (failed) process.exitCode = 1;
    await recordSelfTest(store, startedAt, failed, now());
  } finally {
    await store.close();
  }
}
