/** Answers no sooner than after `ms`, so that the time tells nothing about the answer; errors too. */
export async function atLeast<Result>(ms: number, work: () => Promise<Result>): Promise<Result> {
  const [result] = await Promise.allSettled([work(), delay(ms)]);
  if (result.status === "rejected") throw result.reason;
  return result.value;
}

/** Resolves after `ms`. */
export const delay = (ms: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, ms));
