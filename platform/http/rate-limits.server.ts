import type { Pool } from "pg";
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { Problem } from "./problem.server.ts";
import { createReadingCount } from "./reading-count.server.ts";

interface Limit {
  points: number;
  seconds: number;
  reason: string;
}

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** Per visitor. Of the forms only what is accepted counts, and a retry of it does not. */
const rateLimits = {
  everyPost: { points: 120, seconds: minute, reason: "a person cannot; a script that guesses can" },
  contactMinute: {
    points: 5,
    seconds: minute,
    reason: "each message costs somebody's reading time",
  },
  contactDay: {
    points: 30,
    seconds: day,
    reason: "an office behind one address still gets through",
  },
  captureMinute: { points: 5, seconds: minute, reason: "each capture mails a stranger's address" },
  captureDay: { points: 20, seconds: day, reason: "nobody signs up more addresses in earnest" },
  login: {
    points: 10,
    seconds: 15 * minute,
    reason:
      "wrong ones; on top of each account's own pauses (features/accounts/login-pause-rule.ts)",
  },
  signUp: { points: 5, seconds: hour, reason: "each one mails an address and hashes a password" },
  signUpMail: {
    points: 10,
    seconds: day,
    reason: "of one address: signing up and deleting the account again must not begin anew",
  },
  forgotPassword: { points: 5, seconds: hour, reason: "each one mails an address" },
  ownPassword: {
    points: 10,
    seconds: 15 * minute,
    reason: "wrong ones of a signed-in person: a stolen session must not learn the password",
  },
  session: { points: 120, seconds: minute, reason: "asked once a page that has a form" },
  reading: {
    points: 600,
    seconds: minute,
    reason: "many tabs of an office, but not a crawler's loop",
  },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof rateLimits;

/** Points that were taken and may be given back when the request was not accepted after all. */
export interface Place {
  giveBack(): Promise<void>;
}

export interface RateLimits {
  /**
   * Takes a point of each named limit for a visitor.
   * @throws Problem `limited` with the seconds to wait; then nothing was taken
   */
  take(names: readonly LimitName[], visitor: string): Promise<Place>;
  /** Counts a reading call that is answered from memory; answers the seconds to wait, 0: go on. */
  countReading(visitor: string): number;
}

/** Counts in memory, or in PostgreSQL where several processes share a site; memory again while that does not answer. */
export function createRateLimits(pool?: Pool): RateLimits {
  const limiters = Object.fromEntries(
    Object.entries(rateLimits).map(([name, limit]) => [name, createLimiter(name, limit, pool)]),
  );

  async function consume(name: LimitName, visitor: string): Promise<void> {
    const limiter = limiters[name];
    try {
      await limiter?.consume(visitor);
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes) || !isFromTheFuture(refused, name)) throw refused;
      await limiter?.delete(visitor);
      await limiter?.consume(visitor);
    }
  }

  async function giveBack(names: readonly LimitName[], visitor: string) {
    await Promise.all(names.map((name) => limiters[name]?.reward(visitor).catch(() => {})));
  }

  return {
    countReading: createReadingCount(rateLimits.reading),
    async take(names, visitor) {
      const taken: LimitName[] = [];
      for (const name of names) {
        taken.push(name);
        try {
          await consume(name, visitor);
        } catch (refused) {
          await giveBack(taken, visitor);
          if (!(refused instanceof RateLimiterRes)) throw refused;
          const retryAfter = Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
          throw new Problem("limited", { retryAfter });
        }
      }
      return { giveBack: () => giveBack(names, visitor) };
    },
  };
}

/** Further apart than the clocks of several machines, ms. */
const clockSkew = 60_000;

/** Nobody waits longer than a limit's own time: this count was begun before the clock was set back. */
function isFromTheFuture({ msBeforeNext }: RateLimiterRes, name: LimitName): boolean {
  return msBeforeNext > rateLimits[name].seconds * 1000 + clockSkew;
}

function createLimiter(name: string, { points, seconds }: Limit, pool?: Pool) {
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
