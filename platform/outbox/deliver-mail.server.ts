import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Store } from "#platform/store/store.server.ts";
import type { SendResult } from "./classify-answer.server.ts";
import { headerText } from "./header-text.server.ts";
import type { OutboxMail } from "./mail-tables.server.ts";
import type { createOutboxReports } from "./outbox-log.server.ts";
import { isStale, type OutboxPauses } from "./outbox-rules.server.ts";
import { owedOf } from "./owed-mails.server.ts";
import type { SendMail } from "./send-mail.server.ts";
import { settleMail } from "./settle-mail.server.ts";

interface DeliveryParts {
  store: Store;
  /** Milliseconds. */
  now: () => number;
  reports: ReturnType<typeof createOutboxReports>;
  pauses: OutboxPauses;
  /** The worker stops: what the store does not take now is sent again by the next one. */
  signal: AbortSignal;
}

/** Sends one mail that the worker holds, and writes down what became of it; never rejects. */
export function createDelivery({ store, now, reports, pauses, signal }: DeliveryParts) {
  /** Until the store takes it: the mail stays held meanwhile, and its place in the line taken. */
  async function writeDown(mail: OutboxMail, result: SendResult): Promise<void> {
    // Named here, so that written down twice they are the same.
    const owed = owedOf(mail, result);
    const attempt = { id: randomUUID(), mail, at: now(), ...result, owed };
    const longest = pauses.poll * 6;
    for (let wait = pauses.poll / 5; ; wait = Math.min(wait * 2, longest)) {
      try {
        const state = await settleMail(store, attempt, pauses);
        reports.storeWorks();
        for (const { id } of owed) reports.owed(mail, id);
        return reports.settled(mail, result, state);
      } catch (error) {
        reports.storeFailed(error);
      }
      if (signal.aborted) return;
      await pause(wait, undefined, { signal }).catch(() => {});
    }
  }

  return async function deliver(mail: OutboxMail, sendMail: SendMail): Promise<void> {
    const tried = isStale(mail, now()) ? tooLate : await trySend(mail, sendMail);
    const result = { ...tried, answer: headerText(tried.answer, 500) };
    reports.tried(result);
    await writeDown(mail, result);
  };
}

const tooLate: SendResult = { outcome: "refused", answer: "Not sent: it was too old." };

async function trySend(mail: OutboxMail, sendMail: SendMail): Promise<SendResult> {
  try {
    return await sendMail(mail);
  } catch (error) {
    return { outcome: "deferred", answer: String(error) };
  }
}
