import process from "node:process";
import { collectGarbage } from "#platform/collect-garbage.server.ts";

/** How often it is looked, ms. */
const every = 10_000;
/** Processor time of one look, ms: with less nobody waits, and the tenth of a second that it takes is free. */
const quiet = 300;
/** Since the last time, processor time in ms and growth of the heap in bytes: with less of both there is nothing worth it. */
const worth = { time: 300, heap: 4 * 1024 * 1024 };

/**
 * Gives back what is not needed any more: what loading a thousand modules left behind now, and what a release or a
 * crowd did once it is quiet.
 */
export function giveBackMemory(): void {
  const spent = () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1_000;
  };
  const heap = () => process.memoryUsage().heapTotal;
  collectGarbage();
  let before = spent();
  let given = { time: before, heap: heap() };
  setInterval(() => {
    const all = spent();
    const isQuiet = all - before < quiet;
    before = all;
    const isWorthIt = all - given.time >= worth.time || heap() - given.heap >= worth.heap;
    if (!isQuiet || !isWorthIt) return;
    collectGarbage();
    before = spent();
    given = { time: before, heap: heap() };
  }, every).unref();
}
