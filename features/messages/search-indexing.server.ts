import { setTimeout as pause } from "node:timers/promises";
import type { FeatureLog } from "#platform/log/log.server.ts";
import type { Store } from "#platform/store/store.server.ts";
import { areWaiting, indexWaiting } from "./index-waiting.server.ts";

/** Messages taken into the index at a time: a few milliseconds, in which nobody's message is stored. */
const atOnce = 25;
/** How often is looked whether any wait, ms. */
const betweenLooks = 1_000;
const afterFailure = 30_000;
/** Rests so many times as long as it worked: a crowd of visitors does not notice. */
const restPerWork = 5;

/** Takes new messages into the search index of SQLite, behind the visitors' backs. */
export function createSearchIndexing({ store, log }: { store: Store; log: FeatureLog }) {
  const stopping = new AbortController();
  const { signal } = stopping;
  let running: Promise<void> | undefined;

  /** One piece of work; how long to rest after it, ms. */
  async function work(): Promise<number> {
    try {
      if (!(await areWaiting(store.read))) return betweenLooks;
      const begun = performance.now();
      await store.write((trx) => indexWaiting(trx, atOnce));
      return restPerWork * (performance.now() - begun);
    } catch (err) {
      log.warn({ err }, "new messages were not taken into the search index; tried again later");
      return afterFailure;
    }
  }

  async function keepWorking(): Promise<void> {
    while (!signal.aborted) {
      const rest = await work();
      await pause(rest, undefined, { signal, ref: false }).catch(() => {});
    }
  }

  return {
    start(): void {
      if (store.engine === "sqlite") running ??= keepWorking();
    },
    async stop(): Promise<void> {
      stopping.abort();
      await running;
    },
  };
}
