import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { goodMessage, Visitor } from "../support/visitor.ts";

/** Between two messages of a sender, and before a refused one is tried again, ms. */
const between = 40;

export interface Load {
  /** Reference → text, for every message that was answered with success. */
  acknowledged: Map<string, string>;
  /** Tries that were refused or broke off. */
  failures(): number;
  /** What was answered to tries that were refused: status → how often. */
  refusals: Map<number, number>;
  /** Milliseconds. */
  longestOutage(): number;
  /** Waits until so many more messages were acknowledged. */
  untilMore(count: number): Promise<void>;
  stop(): Promise<void>;
}

let loads = 0;

/** Sends one text as a visitor does; `key` is the same for each try. */
export type Send = (visitor: Visitor, text: string, key: string) => Promise<Response>;

const sendMessage: Send = (visitor, text, key) =>
  visitor.sendMessage({ ...goodMessage, Email: `${key}@example.com`, Message: text }, { key });

/**
 * Visitors who send one message after the other until `stop`, each as the page does: what was not acknowledged is
 * sent again under the same key.
 *
 * @param address asked before each try: servers come and go
 */
export function startSending(address: () => string, senders = 6, send = sendMessage): Load {
  loads += 1;
  const load = loads;
  const acknowledged = new Map<string, string>();
  const refusals = new Map<number, number>();
  let failures = 0;
  let stopped = false;
  let last = performance.now();
  let longest = 0;

  function acknowledge(reference: string, text: string): void {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
    acknowledged.set(reference, text);
  }

  async function tryOnce(visitor: Visitor, text: string, key: string): Promise<boolean> {
    try {
      const answer = await send(visitor, text, key);
      if (answer.status === 200) {
        acknowledge((await answer.json()).reference, text);
        return true;
      }
      await answer.arrayBuffer();
      refusals.set(answer.status, (refusals.get(answer.status) ?? 0) + 1);
      if (answer.status === 403) await visitor.openSession();
      return false;
    } catch {
      // The line broke: nothing was promised.
      return false;
    }
  }

  async function sendAll(sender: number): Promise<void> {
    for (let i = 0; !stopped; i++) {
      const text = `load ${load}, sender ${sender}, message ${i}`;
      const key = randomUUID();
      // One visitor a message: nobody comes near the limits.
      const visitor = new Visitor(address());
      while (!stopped) {
        if (await tryOnce(visitor, text, key)) break;
        failures += 1;
        await pause(between);
        visitor.url = address();
      }
      await pause(between);
    }
  }

  const sending = Array.from({ length: senders }, (_, sender) => sendAll(sender));
  return {
    acknowledged,
    refusals,
    failures: () => failures,
    longestOutage: () => Math.max(longest, stopped ? 0 : performance.now() - last),
    async untilMore(count) {
      const wanted = acknowledged.size + count;
      while (acknowledged.size < wanted) await pause(20);
    },
    async stop() {
      stopped = true;
      await Promise.all(sending);
    },
  };
}
