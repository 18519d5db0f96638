import { setTimeout as pause } from "node:timers/promises";
import { expect } from "vitest";
import { openDatabase } from "#platform/store/open-database.server.ts";
import { createStore, type Store } from "#platform/store/store.server.ts";
import type { SmtpPeer } from "../support/smtp-peer.ts";

/** Opens the database of a server's settings beside it, runs the work, and closes it. */
export async function beside<Result>(
  { DATA_DIR: dataDir = "", DATABASE_URL: databaseUrl }: Record<string, string>,
  work: (store: Store) => Promise<Result>,
): Promise<Result> {
  const store = createStore(await openDatabase({ dataDir, databaseUrl }));
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

/** Waits until no mail waits in the outbox any more. @throws after `ms` */
export async function untilSent(environment: Record<string, string>, ms = 40_000): Promise<void> {
  const end = performance.now() + ms;
  await beside(environment, async ({ read }) => {
    for (;;) {
      const waiting = await read
        .selectFrom("mail")
        .select("id")
        .where("state", "=", "waiting")
        .execute();
      if (waiting.length === 0) return;
      if (performance.now() > end) throw new Error(`${waiting.length} mails still wait`);
      await pause(100);
    }
  });
}

/** What became of what was promised. */
export interface Outcome {
  acknowledged: number;
  /** Acknowledged messages that are not in the database. */
  lost: number;
  mailsExpected: number;
  mailsLost: number;
  /** Copies of a mail that the mail server took more than once. */
  sentTwice: number;
}

/**
 * Compares what visitors were told, what the database holds and what the mail server got. A mail that the mail server
 * refused for good is not expected; every message has two mails, acknowledged or not.
 */
export function lookAfter(
  environment: Record<string, string>,
  acknowledged: ReadonlyMap<string, string>,
  peer: SmtpPeer,
): Promise<Outcome> {
  return beside(environment, async ({ read }) => {
    const messages = await read
      .selectFrom("contact_message")
      .select(["id", "reference", "message"])
      .execute();
    const mails = await read
      .selectFrom("mail")
      .select(["about_id", "message_id", "state", "last_outcome"])
      .execute();
    const kept = new Map(messages.map(({ reference, message }) => [reference, message]));
    const texts = messages.map(({ message }) => message);
    // A message that was sent again under its key is stored once.
    expect(new Set(texts).size).toBe(texts.length);
    expect(mails).toHaveLength(messages.length * 2);

    const arrived = peer.mails.map(({ parsed }) => parsed.messageId);
    const got = new Set(arrived);
    const expected = mails.filter(
      ({ state, last_outcome }) => !(state === "failed" && last_outcome === "refused"),
    );
    return {
      acknowledged: acknowledged.size,
      lost: [...acknowledged].filter(([reference, text]) => kept.get(reference) !== text).length,
      mailsExpected: expected.length,
      mailsLost: expected.filter(({ message_id }) => !got.has(message_id)).length,
      sentTwice: arrived.length - got.size,
    };
  });
}
