import type { Pool } from "pg";
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from "rate-limiter-flexible";
import { Problem } from "./problem.server.ts";
import { createReadingCount } from "./reading-count.server.ts";

/** How often one visitor may do something. The feature that counts it says so, beside what it limits. */
export interface RateLimit {
  /** What it is counted under, also in PostgreSQL: it stays. */
  name: string;
  points: number;
  seconds: number;
  reason: string;
}

export const minute = 60;
export const hour = 60 * minute;
export const day = 24 * hour;

export const everyPost = {
  name: "everyPost",
  points: 120,
  seconds: minute,
  reason: "a person cannot; a script that guesses can",
} as const satisfies RateLimit;

const reading = {
  name: "reading",
  points: 600,
  seconds: minute,
  reason: "many tabs of an office, but not a crawler's loop",
} as const satisfies RateLimit;

/** Points that were taken and may be given back when the request was not accepted after all. */
export interface Reservation {
  giveBack(): Promise<void>;
}

export interface RateLimits {
  /**
   * Takes a point of each limit for a visitor.
   * @throws Problem `limited` with the seconds to wait; then nothing was taken
   */
  take(limits: readonly RateLimit[], visitor: string): Promise<Reservation>;
  /** Counts a reading call that is answered from memory; answers the seconds to wait, 0: go on. */
  countReading(visitor: string): number;
}

/** Counts in memory, or in PostgreSQL where several processes share a site; memory again while that does not answer. */
export function createRateLimits(pool?: Pool): RateLimits {
  const limiters = new Map<string, RateLimiterAbstract>();

  function limiterOf(limit: RateLimit): RateLimiterAbstract {
    const limiter = limiters.get(limit.name) ?? createLimiter(limit, pool);
    limiters.set(limit.name, limiter);
    return limiter;
  }

  async function consume(limit: RateLimit, visitor: string): Promise<void> {
    const limiter = limiterOf(limit);
    try {
      await limiter.consume(visitor);
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes) || !isFromTheFuture(refused, limit)) throw refused;
      await limiter.delete(visitor);
      await limiter.consume(visitor);
    }
  }

  async function giveBack(limits: readonly RateLimit[], visitor: string) {
    await Promise.all(
      limits.map((limit) =>
        limiterOf(limit)
          .reward(visitor)
          .catch(() => {}),
      ),
    );
  }

  return {
    countReading: createReadingCount(reading),
    async take(limits, visitor) {
      const taken: RateLimit[] = [];
      for (const limit of limits) {
        taken.push(limit);
        try {
          await consume(limit, visitor);
        } catch (refused) {
          await giveBack(taken, visitor);
          if (!(refused instanceof RateLimiterRes)) throw refused;
          const retryAfter = Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
          throw new Problem("limited", { retryAfter });
        }
      }
      return { giveBack: () => giveBack(limits, visitor) };
    },
  };
}

/** Further apart than the clocks of several machines, ms. */
const clockSkew = 60_000;

/** Nobody waits longer than a limit's own time: this count was begun before the clock was set back. */
function isFromTheFuture({ msBeforeNext }: RateLimiterRes, { seconds }: RateLimit): boolean {
  return msBeforeNext > seconds * 1000 + clockSkew;
}

function createLimiter({ name, points, seconds }: RateLimit, pool?: Pool): RateLimiterAbstract {
  const options = { keyPrefix: name, points, duration: seconds };
  const memory = new RateLimiterMemory(options);
  if (!pool) return memory;
  return new RateLimiterPostgres({
    ...options,
    storeClient: pool,
    tableName: "rate_limit",
    // Made by our own migration.
    tableCreated: true,
    insuranceLimiter: memory,
  });
}
