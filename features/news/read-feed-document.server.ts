import { setImmediate as nextTurn } from "node:timers/promises";
import { createElementReader, type FeedHandlers } from "./feed-element-reader.server.ts";
import { FeedRefused } from "./feed-refused.server.ts";

/** Processor time that a feed may take, ms: a hostile one of 5 MB must not keep the server from its visitors. */
const longestReading = 1_000;

/**
 * Reads a feed piece by piece, letting other work through between two pieces, and hands out each item as a
 * small tree that may be forgotten at once. Tolerant of what is not well formed (an unknown entity, a stray
 * `&`, HTML inside a description); entities other than XML's own five are never expanded.
 *
 * @param pieces the decoded text
 * @param address where the feed was found: relative `xml:base` values start there
 * @throws FeedRefused for what is no feed, ends in the middle, declares a document type or exceeds a limit
 */
export async function readFeedDocument(
  pieces: Iterable<string>,
  address: string,
  handlers: FeedHandlers,
): Promise<void> {
  const reader = createElementReader(address, handlers);
  let spent = 0;
  for (const piece of pieces) {
    const start = cpuTime();
    reader.write(piece);
    spent += cpuTime() - start;
    if (spent > longestReading) throw new FeedRefused("unfit", "takes too long to read");
    if (reader.enough()) return;
    await nextTurn();
  }
  reader.end();
}

/** Milliseconds that this thread has worked: on a busy machine the clock would blame the feed for others. */
function cpuTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}
