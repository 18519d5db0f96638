/**
 * `npm run self-test`: sends a message through the form of the running site, follows it to the mail server, removes
 * it, and prints each step with its time (docs/alerts.md). Needs the same settings as the site.
 */
import process from "node:process";
import { openDatabase } from "#server/database/open-database.ts";
import { createStore } from "#server/database/store.ts";
import { createSign } from "#server/http/signature.ts";
import { ownSecret } from "#server/own-secret.ts";
import { runSelfTest } from "#server/self-test/run-self-test.ts";
import { recordSelfTest, selfTestOf } from "#server/self-test/schedule-self-test.ts";
import { settingsOrStop } from "./settings-or-stop.ts";

const settings = settingsOrStop();
const store = createStore(await openDatabase(settings));
const now = Date.now;
try {
  const sign = createSign(settings.authSecret ?? (await ownSecret(store)));
  const parts = selfTestOf({ settings, store, sign, now }, settings.origin);
  console.log(`Self-test of ${parts.url}`);
  const startedAt = now();
  const failed = await runSelfTest({
    ...parts,
    onStep: ({ name, ms, failure }) =>
      console.log(
        `${failure === undefined ? "ok  " : "FAIL"} ${String(ms).padStart(7)} ms  ${name}${failure === undefined ? "" : `: ${failure}`}`,
      ),
  });
  if (!parts.sendsMail) console.log("SMTP_URL is not set: the test ended at the outbox.");
  if (failed) process.exitCode = 1;
  await recordSelfTest(store, startedAt, failed, now());
} finally {
  await store.close();
}
