import { randomBytes } from "node:crypto";
import { statfs } from "node:fs/promises";
import process from "node:process";
import type { Store } from "#platform/store/store.server.ts";

/** How long an answer stands, ms: whoever asks in a loop costs one write a second. */
const freshFor = 1_000;
/**
 * As much as a message with its two mails: enough to need pages of its own, and nothing that an engine can make
 * smaller, so that PostgreSQL finds out whether its disk is full.
 */
const filling = randomBytes(48 * 1024).toString("base64");
/**
 * Bytes that must be free where SQLite lies: three ordinary messages, of which each adds 80 KB to its log. Nobody finds
 * that out by writing: what a probe adds to the log takes the last room from the messages.
 */
const room = 256 * 1024;

/**
 * Tells whether a message of ordinary size could be stored: on SQLite by a look at the disk first, and then by writing
 * a row that is gone again before the commit.
 * @param folder where SQLite lies; undefined: the data lie elsewhere
 */
export function createReadiness(store: Store, folder: string | undefined) {
  let asked: { at: number; answer: Promise<boolean> } | undefined;

  async function probe(): Promise<boolean> {
    try {
      if (folder !== undefined && (await freeBytes(folder)) < room) return false;
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

/** What this account may still write to the disk of a folder; some file systems do not tell, and count as endless. */
async function freeBytes(folder: string): Promise<number> {
  const { blocks, bavail, bfree, bsize } = await statfs(folder);
  const isRoot = process.getuid?.() === 0;
  return blocks === 0 ? Number.POSITIVE_INFINITY : (isRoot ? bfree : bavail) * bsize;
}
