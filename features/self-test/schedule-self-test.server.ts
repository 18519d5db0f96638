import { dayOf, startOfDay } from "#platform/admin/office-days.ts";
import { site } from "#platform/content/site.ts";
import type { Platform } from "#platform/feature.server.ts";
import type { Store } from "#platform/store/store.server.ts";
import { claimSelfTest, endSelfTest } from "./record-self-test.server.ts";
import { runSelfTest, type SelfTestStep } from "./run-self-test.server.ts";
import { type AlarmSettings, sendAlarm } from "./send-alarm.server.ts";

/** Between two looks whether a test is due, ms. */
const lookEvery = 5 * 60 * 1000;
const hour = 60 * 60 * 1000;
const { timeZone } = site.contact.officeHours;

export interface ScheduleSettings extends AlarmSettings {
  /** Of the office's day; undefined: no test is done by itself. */
  selfTestHour: number | undefined;
  selfTestUrl: string | undefined;
  selfTestTo: string | undefined;
  loopback: boolean;
  smtpUrl: string | undefined;
}

type Parts = Pick<Platform<ScheduleSettings>, "settings" | "store" | "sign" | "now" | "log">;

/** What a test needs to know from the settings; `ownUrl` is where this process listens. */
export function selfTestOf({ settings, store, sign, now }: Omit<Parts, "log">, ownUrl: string) {
  return {
    store,
    sign,
    now,
    url: settings.selfTestUrl ?? (settings.loopback ? ownUrl : settings.origin),
    sendsMail: settings.smtpUrl !== undefined,
    writesTo: settings.selfTestTo,
  };
}

/** Writes down a test that was asked for by hand, as if it were the day's. */
export function recordSelfTest(
  store: Store,
  startedAt: number,
  failed: SelfTestStep | undefined,
  now: number,
): Promise<void> {
  const failure = failed ? `${failed.name}: ${failed.failure}` : null;
  const ended = { day: dayOf(startedAt, timeZone), startedAt, failure };
  return store.write((trx) => endSelfTest(trx, ended, now));
}

/**
 * The daily self-test: at SELF_TEST_HOUR of the office's clock, or as soon after it as a process runs; by one
 * process of many; again after an hour while it fails. The alarm is a line in the log, a metric and a mail.
 */
export function scheduleSelfTest(parts: Parts) {
  const { settings, store, now, log } = parts;
  let timer: NodeJS.Timeout | undefined;
  let ownUrl = settings.origin;
  let isRunning = false;
  let isStopping = false;

  function isDue(at: number): boolean {
    const began = startOfDay(dayOf(at, timeZone), timeZone) ?? at;
    return settings.selfTestHour !== undefined && at >= began + settings.selfTestHour * hour;
  }

  async function runIfDue(): Promise<void> {
    const startedAt = now();
    if (!isDue(startedAt)) return;
    const day = dayOf(startedAt, timeZone);
    const attempt = await store.write((trx) => claimSelfTest(trx, day, startedAt));
    if (attempt === undefined) return;
    const failed = await runSelfTest(selfTestOf(parts, ownUrl));
    // A process that is stopped in the middle has seen nothing; the next one does the test again.
    if (isStopping) return;
    if (!failed) {
      log.info({ attempt, ms: now() - startedAt }, "the self-test passed");
    } else {
      const { name: step, failure } = failed;
      log.error({ step, failure, attempt }, "the self-test failed: messages may not arrive");
      // Once a day: whoever has read it needs no second one.
      if (attempt === 1) await sendAlarm({ settings, log }, failed);
    }
    await recordSelfTest(store, startedAt, failed, now());
  }

  async function tick(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    await runIfDue().catch((err) =>
      log.error({ err }, "the self-test could not be done or written down"),
    );
    isRunning = false;
  }

  return {
    runIfDue,
    start(url: string): void {
      ownUrl = url;
      if (settings.selfTestHour !== undefined) timer = setInterval(tick, lookEvery).unref();
    },
    stop(): void {
      isStopping = true;
      clearInterval(timer);
    },
  };
}
