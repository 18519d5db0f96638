import { randomBytes } from "node:crypto";
import type { Store } from "./database/store.ts";

/** How long an answer stands, ms: whoever asks in a loop costs one write a second. */
const freshFor = 1_000;
/** Enough to need pages of its own, and nothing that an engine can make smaller, so that a full disk is noticed. */
const filling = randomBytes(6_144).toString("base64");

/** Tells whether the store can write, by writing: a row of 8 KB that is gone again before the commit. */
export function createReadiness(store: Store) {
  let asked: { at: number; answer: Promise<boolean> } | undefined;

  async function probe(): Promise<boolean> {
    try {
      await store.write(async (trx) => {
        const name = `probe ${process.pid}`;
        await trx.insertInto("setting").values({ name, value: filling }).execute();
        await trx.deleteFrom("setting").where("name", "=", name).execute();
      });
      return true;
    } catch {
      return false;
    }
  }

  return function storeCanWrite(): Promise<boolean> {
    const at = performance.now();
    if (!asked || at - asked.at >= freshFor) asked = { at, answer: probe() };
    return asked.answer;
  };
}
