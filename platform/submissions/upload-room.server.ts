import { Problem } from "#platform/http/problem.server.ts";

/** Each file that is being received lies in memory. */
const atOnce = 12;
const ofOneVisitor = 2;
/** Seconds after which another attempt is worth it. */
const retryAfter = 10;

/** How many files may come in at the same time, so that slow senders fill neither the memory nor everybody's turn. */
export function createUploadRoom() {
  const inside = new Map<string, number>();
  let all = 0;
  return {
    /** @throws Problem `unavailable` or `limited` while there is no room */
    async during<Result>(visitor: string, work: () => Promise<Result>): Promise<Result> {
      const own = inside.get(visitor) ?? 0;
      if (own >= ofOneVisitor) throw new Problem("limited", { retryAfter });
      if (all >= atOnce) throw new Problem("unavailable", { retryAfter });
      inside.set(visitor, own + 1);
      all += 1;
      try {
        return await work();
      } finally {
        all -= 1;
        const left = (inside.get(visitor) ?? 1) - 1;
        if (left > 0) inside.set(visitor, left);
        else inside.delete(visitor);
      }
    },
  };
}
