import process from "node:process";
import { collectGarbage } from "#platform/collect-garbage.server.ts";

/** How often it is looked, ms. */
const every = 10_000;
/** Processor time of one look, ms: with less nobody waits, and the tenth of a second that it takes is free. */
const quiet = 300;
/** Processor time since the last time, ms: with less there is nothing worth it. */
const worth = 300;

/**
 * Gives back what is not needed any more: what loading a thousand modules left behind now, and what a release or a
 * crowd did once it is quiet.
 */
export function giveBackMemory(): void {
  const spent = () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1_000;
  };
  collectGarbage();
  let [before, given] = [spent(), spent()];
  setInterval(() => {
    const all = spent();
    const isQuiet = all - before < quiet;
    before = all;
    if (!isQuiet || all - given < worth) return;
    collectGarbage();
    before = given = spent();
  }, every).unref();
}
