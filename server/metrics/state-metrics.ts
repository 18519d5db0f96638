import { languageCodes } from "#platform/language/languages.ts";
import type { Store } from "#platform/store/store.server.ts";
import { lastBackupAt } from "../backup-age.ts";
import type { RunningSite } from "../run-site.ts";
import type { Registry } from "./metric-registry.ts";

/** A database that does not answer within this time, ms, counts as down: Prometheus itself waits 10 s. */
const patience = 4_000;
const seconds = (ms: number) => Math.max(0, ms) / 1000;

interface Parts {
  store: Store;
  site: RunningSite;
  registry: Registry;
  now: () => number;
}

/** What is asked only when somebody reads the metrics: the store, the outbox, the feeds, the self-test. */
export function addStateMetrics({ store, site, registry, now }: Parts) {
  const { gauge } = registry;
  const up = gauge("site_database_up", "1: the database answers.")();
  const writable = gauge("site_store_writable", "1: the store takes writes.")();
  const ready = gauge("site_ready", "1: /readyz is green.")();
  const mails = gauge("site_mails", "Mails in the outbox by state; counted up to 10,000.");
  const oldest = gauge(
    "site_mail_oldest_waiting_seconds",
    "Age of the oldest mail that waits; 0: none waits.",
  )();
  const lag = gauge(
    "site_outbox_lag_seconds",
    "How long the mail that is due first has been left lying; 0: none is due.",
  )();
  const feedAge = gauge("site_feed_age_seconds", "Time since a feed was last read.");
  const feedFailing = gauge("site_feed_failing", "1: the last try to read a feed failed.");
  const passedAt = gauge(
    "site_self_test_last_success_timestamp_seconds",
    "When the self-test last passed, seconds since 1970; 0: never.",
  );
  const age = gauge("site_self_test_age_seconds", "Time since the self-test last passed.");
  const backupAge = gauge(
    "website_backup_age_seconds",
    "Time since `npm run backup` last made one; absent: it never did.",
  );
  const failed = gauge("site_self_test_failed", "1: the last self-test did not pass.");

  async function askDatabase(): Promise<void> {
    const at = now();
    // Up to 20,000 rows: where no visitor waits for it.
    const health = await site.outbox.health(at);
    mails({ state: "waiting" }).value = health.waiting;
    mails({ state: "failed" }).value = health.failed;
    oldest.value = seconds(health.oldestWaitingAt === undefined ? 0 : at - health.oldestWaitingAt);
    lag.value = seconds(await site.outbox.lag());
    const backedUpAt = await lastBackupAt(store.read);
    if (backedUpAt !== undefined) backupAge().value = seconds(at - backedUpAt);
    const selfTest = await site.features.ports["self-test"]?.state();
    if (!selfTest) return;
    passedAt().value = seconds(selfTest.passedAt ?? 0);
    if (selfTest.passedAt !== undefined) age().value = seconds(at - selfTest.passedAt);
    failed().value = selfTest.failed ? 1 : 0;
  }

  function lookAtFeeds(): void {
    for (const language of languageCodes) {
      const { address, feed } = site.features.ports.news?.copyOf(language) ?? {};
      if (address === null || !feed) continue;
      if (feed.succeeded_at !== null)
        feedAge({ language }).value = seconds(now() - feed.succeeded_at);
      feedFailing({ language }).value = feed.error === null ? 0 : 1;
    }
  }

  return async function update(): Promise<void> {
    lookAtFeeds();
    const isUp = await within(askDatabase().then(() => true));
    up.value = isUp ? 1 : 0;
    const canWrite = isUp && (await within(site.storeCanWrite()));
    writable.value = canWrite ? 1 : 0;
    ready.value = canWrite && (await site.whyNotReady()) === undefined ? 1 : 0;
  };
}

/** False when the work fails or takes too long. */
async function within(work: Promise<boolean>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, patience, false);
  });
  const answer = await Promise.race([work.catch(() => false), tooLong]);
  clearTimeout(timer);
  return answer;
}
