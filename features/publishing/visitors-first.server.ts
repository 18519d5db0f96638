import { performance } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";

/** How often is looked whether there is much to do, ms. */
const lookEvery = 50;
/** The share of its time that the server works: above it visitors would wait for what renders. */
const busyFrom = 0.8;
/** Rests after a piece of work, in lengths of that piece. */
const restFor = 2;

export interface Clock {
  /** ms, of a clock that nobody sets. */
  now(): number;
  /** ms in which the process has worked so far. */
  worked(): number;
  pause(ms: number): Promise<unknown>;
}

const processClock: Clock = {
  now: () => performance.now(),
  worked: () => performance.eventLoopUtilization().active,
  pause,
};

/**
 * Lets work for which nobody waits at this moment, such as rendering, give way: while the server is busy answering,
 * one piece is done at a time, with rests between them; else all at once. What the other processes do is then a
 * sixth of two processors' time instead of half of it.
 */
export function createPace(clock: Clock = processClock) {
  let lookedAt = clock.now();
  let workedThen = clock.worked();
  let busy = false;
  let turn: Promise<unknown> = Promise.resolve();

  function isBusy(): boolean {
    const at = clock.now();
    if (at - lookedAt < lookEvery) return busy;
    const worked = clock.worked();
    busy = (worked - workedThen) / (at - lookedAt) > busyFrom;
    [lookedAt, workedThen] = [at, worked];
    return busy;
  }

  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (!isBusy()) return work();
    const done = turn.then(async () => {
      const begun = clock.now();
      const result = await work();
      return { result, took: clock.now() - begun };
    });
    // A failure is its caller's; whoever comes next goes on.
    turn = done.then(
      ({ took }) => (isBusy() ? clock.pause(took * restFor) : undefined),
      () => undefined,
    );
    return (await done).result;
  };
}
