import { setTimeout as pause } from "node:timers/promises";
import type { Feature } from "#platform/feature.server.ts";
import { createGuard } from "#platform/http/guard.server.ts";
import type { RateLimits } from "#platform/http/rate-limits.server.ts";
import { createSign } from "#platform/http/signature.server.ts";
import type { StaticSite } from "#platform/http/static-site.server.ts";
import type { Log } from "#platform/log/log.server.ts";
import { createOutbox } from "#platform/outbox/create-outbox.server.ts";
import type { MailKind } from "#platform/outbox/mail-kinds.ts";
import type { OutboxPauses } from "#platform/outbox/outbox-rules.server.ts";
import { runFeatures } from "#platform/run-features.server.ts";
import type { Store } from "#platform/store/store.server.ts";
import { forgetOldIdempotencyKeys } from "#platform/submissions/claim-idempotency-key.server.ts";
import { createReceiveForm } from "#platform/submissions/receive-form.server.ts";
import type { Settings } from "./env.ts";
import { features as siteFeatures } from "./features.ts";
import type { SiteMetrics } from "./metrics/site-metrics.ts";
import { ownSecret } from "./own-secret.ts";
import { createReadiness } from "./readiness.ts";

interface Parts {
  settings: Settings;
  store: Store;
  limits: RateLimits;
  /** The built pages; undefined: the API alone. */
  pages: StaticSite | undefined;
  log: Log;
  now?: () => number;
  outboxPauses?: OutboxPauses;
  /** Undefined: nothing is counted. */
  metrics?: SiteMetrics;
  /** What the site can do; undefined: all of features.ts. */
  features?: readonly Feature<Settings>[];
}

export type RunningSite = Awaited<ReturnType<typeof runSite>>;

/** What removes the expired has so long to end when the site stops, ms: less than a stop may take. */
const tidyPatience = 5_000;
const hour = 60 * 60 * 1000;

/** Sets the platform to work on a store, and the features on the platform. What runs by itself begins with `start`. */
export async function runSite({
  settings,
  store,
  limits,
  pages,
  log,
  now = Date.now,
  outboxPauses: pauses,
  metrics,
  features: given = siteFeatures,
}: Parts) {
  const sign = createSign(settings.authSecret ?? (await ownSecret(store)));
  const guard = createGuard({ settings, sign, now, limits });
  const kinds = given.flatMap(({ mailKinds = {} }) => Object.values<MailKind>(mailKinds));
  const outbox = await createOutbox({ store, settings, kinds, now, log, pauses });
  const readPage = async (path: string) => pages?.readPage(path);
  const ground = { store, log, now, sign, limits, guard, readPage, onMail: outbox.wake };
  const { apiHost } = settings;
  const receiveForm = createReceiveForm({ ...ground, apiHost, onStored: metrics?.stored });
  const features = await runFeatures(given, { ...ground, settings, outbox, receiveForm });
  const folder = store.engine === "sqlite" ? settings.dataDir : undefined;
  const storeCanWrite = createReadiness(store, folder);
  let tidying: NodeJS.Timeout | undefined;
  let tidied: Promise<void> = Promise.resolve();
  let isStopping = false;

  async function tidy(): Promise<void> {
    const forgetKeys = store.write((trx) => forgetOldIdempotencyKeys(trx, now()));
    await Promise.all([forgetKeys, outbox.tidy(), features.tidy()]).catch((err) => {
      // The store was closed under it; the next start does it.
      if (isStopping) return;
      log.warn({ err }, "what has expired was not removed; tried again later");
    });
  }

  function beginToTidy(): void {
    tidied = Promise.all([tidied, tidy()]).then(() => undefined);
  }

  return {
    features,
    outbox,
    guard,
    sign,
    now,
    storeCanWrite,
    /** Why the server should get no visitors now; undefined when all is well. */
    async whyNotReady(): Promise<string | undefined> {
      if (!(await storeCanWrite())) return "The store cannot write.";
      if (outbox.hangs()) return "The outbox worker is not running.";
      return features.whyNotReady();
    },
    /** `url`: where this process listens. */
    start(url: string): void {
      outbox.start();
      features.start(url);
      tidying = setInterval(beginToTidy, hour).unref();
      beginToTidy();
    },
    async stop(): Promise<void> {
      isStopping = true;
      clearInterval(tidying);
      const longEnough = pause(tidyPatience, undefined, { ref: false });
      await Promise.all([outbox.stop(), features.stop(), Promise.race([tidied, longEnough])]);
    },
  };
}
