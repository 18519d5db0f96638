import { setTimeout as pause } from "node:timers/promises";

/** Answers no sooner than after `ms`, so that the time tells nothing about the answer; errors too. */
export async function atLeast<Result>(ms: number, work: () => Promise<Result>): Promise<Result> {
  const [result] = await Promise.allSettled([work(), pause(ms)]);
  if (result.status === "rejected") throw result.reason;
  return result.value;
}
