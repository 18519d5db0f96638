import { setTimeout as pause } from "node:timers/promises";
import type { Store } from "#platform/store/store.server.ts";
import type { FeatureLog } from "../log/log.server.ts";
import { createAbandonedMails } from "./abandoned-mails.server.ts";
import { callBackMails } from "./call-back-mails.server.ts";
import { createDelivery } from "./deliver-mail.server.ts";
import { createDoorbell } from "./doorbell.server.ts";
import type { OutboxMail } from "./mail-tables.server.ts";
import { createOutboxReports } from "./outbox-log.server.ts";
import { claim, findDue, findProbe, renew } from "./outbox-queries.server.ts";
import { connections, type OutboxPauses, outboxPauses } from "./outbox-rules.server.ts";
import type { SendMail } from "./send-mail.server.ts";

interface OutboxWorkerOptions {
  store: Store;
  /** Without one (no SMTP_URL) the mails stay in the outbox. */
  send: SendMail | undefined;
  now?: () => number;
  log: FeatureLog;
  pauses?: OutboxPauses;
}

export interface OutboxWorker {
  start(): void;
  /** Says that new mail was stored: it is looked for at once. */
  wake(): void;
  /** Takes no further mail, waits for those on their way, then hangs up; at most about 7 seconds. */
  stop(): Promise<void>;
  /** False when it was not started, was stopped, or has hung. */
  running(): boolean;
}

/** A loop that has not come round for so long, ms, has hung: a round is a few queries and one poll. */
const hungAfter = 60_000;

/**
 * Sends what lies in the outbox, at least once, and each mail by one process at a time: a mail is held by
 * a lease that a living worker renews and a dead one loses (docs/connect-a-mail-server.md).
 */
export function createOutboxWorker({
  store,
  send,
  now = Date.now,
  log,
  pauses = outboxPauses,
}: OutboxWorkerOptions): OutboxWorker {
  const bell = createDoorbell();
  const reports = createOutboxReports(log);
  const abandoned = createAbandonedMails(store, pauses.lease);
  const onTheirWay = new Map<string, Promise<void>>();
  const stopping = new AbortController();
  const { signal } = stopping;
  const deliver = createDelivery({ store, now, reports, pauses, signal });
  let loop: Promise<void> | undefined;
  let holding: NodeJS.Timeout | undefined;
  let started = false;
  let lastRound = 0;

  async function run(sendMail: SendMail): Promise<void> {
    while (!signal.aborted) {
      lastRound = performance.now();
      try {
        for (const mail of await takeMails()) {
          const delivery = deliver(mail, sendMail).finally(() => {
            onTheirWay.delete(mail.id);
            bell.ring();
          });
          onTheirWay.set(mail.id, delivery);
        }
      } catch (error) {
        reports.storeFailed(error);
      }
      await bell.wait(pauses.poll);
    }
  }

  /** One mail at a time while the server is down: a line that is dead needs no four callers. */
  async function takeMails(): Promise<OutboxMail[]> {
    const free = (reports.serverDown() ? 1 : connections) - onTheirWay.size;
    if (free <= 0) return [];
    // Another worker frees it while the store cannot renew our lease; a mail in our own hands is still not taken again.
    const due = await findDue(store.read, now(), free + onTheirWay.size);
    let ids = due.filter((id) => !onTheirWay.has(id)).slice(0, free);
    if (ids.length === 0 && onTheirWay.size === 0)
      ids = await findProbe(store.read, now(), pauses.probe);
    if (ids.length === 0) return [];
    const mails = await claim(store, ids, now(), pauses.lease);
    reports.storeWorks();
    return mails;
  }

  async function renewLeases(): Promise<void> {
    if (onTheirWay.size === 0) return;
    await renew(store, [...onTheirWay.keys()], now() + pauses.lease).catch(reports.storeFailed);
  }

  /** What a dead worker left behind, and what a clock that was set back put off: looked for three times a lease. */
  async function lookForAbandoned(): Promise<void> {
    try {
      const freed = await abandoned.free([...onTheirWay.keys()]);
      const due = await callBackMails(store, now());
      if (freed + due > 0) bell.ring();
    } catch (error) {
      reports.storeFailed(error);
    }
  }

  async function keepHold(): Promise<void> {
    await Promise.all([renewLeases(), lookForAbandoned()]);
  }

  /** The last round may still take mails: they are waited for as well. */
  async function sentOut(): Promise<void> {
    await loop;
    await Promise.all(onTheirWay.values());
  }

  return {
    start() {
      if (started) return;
      started = true;
      if (!send) return;
      holding = setInterval(keepHold, pauses.lease / 3);
      void keepHold();
      loop = run(send);
    },
    wake: bell.ring,
    async stop() {
      stopping.abort();
      bell.ring();
      clearInterval(holding);
      await atMost(pauses.goodbye, [sentOut()]);
      send?.close?.();
      // What was cut off fails at once, and is written down as such.
      await atMost(pauses.goodbye / 6, [...onTheirWay.values()]);
    },
    running: () =>
      started &&
      !signal.aborted &&
      (loop === undefined || performance.now() - lastRound < hungAfter),
  };
}

/** A timer that is left over must not keep the process alive. */
async function atMost(ms: number, work: (Promise<void> | undefined)[]): Promise<void> {
  await Promise.race([Promise.all(work), pause(ms, undefined, { ref: false })]);
}
