/**
 * How guessing one account's password is slowed without locking its owner out.
 *
 * The first tries are free. Each further one is checked only when its turn comes, a growing pause after the turn
 * before it. Whoever would wait a little is kept waiting; whoever would wait longer is told to come back (429), and
 * that costs no turn. At the longest pause an account sees about 1,500 guesses a day, however many machines guess.
 *
 * The owner gets in all the same: browsers that have signed in to the account before share turns of their own,
 * which no stranger can use up, and the link of "forgot password" needs no turn at all. So there is no state in which the
 * right password stops working for good: an hour without tries forgets everything, and so does success.
 */
export const pauseRule = {
  /** From so many tries on, the next one has its turn so long (ms) after this one. */
  pauses: [
    { tries: 5, pause: 1_000 },
    { tries: 10, pause: 2_000 },
    { tries: 20, pause: 4_000 },
    { tries: 50, pause: 15_000 },
    { tries: 100, pause: 60_000 },
  ],
  /** How long a request is kept waiting at most, ms. */
  longestWait: 10_000,
  forgottenAfter: 60 * 60 * 1000,
  /** How far apart the clocks of several machines may be, ms. What is later than that is from before a clock was set back. */
  clockSkew: 60 * 1000,
} as const;

/** What is remembered of the tries; instants in milliseconds. */
export interface Tries {
  tries: number;
  /** When the next one has its turn. */
  nextAt: number;
  lastAt: number;
}

/** `wait`: ms until the password is checked. `retryAfter`: seconds. */
export type Turn =
  | { kind: "turn"; tries: Tries; wait: number }
  | { kind: "later"; retryAfter: number };

/** Gives a try its turn. */
export function takeTurn(known: Tries, now: number): Turn {
  const isOld =
    now - known.lastAt > pauseRule.forgottenAfter || known.lastAt > now + pauseRule.clockSkew;
  const { tries, nextAt } = isOld ? { tries: 0, nextAt: now } : known;
  const turnAt = Math.max(now, nextAt);
  const wait = turnAt - now;
  if (wait > pauseRule.longestWait) {
    return { kind: "later", retryAfter: Math.ceil((wait - pauseRule.longestWait) / 1000) };
  }
  const taken = { tries: tries + 1, nextAt: turnAt + pauseAfter(tries + 1), lastAt: now };
  return { kind: "turn", tries: taken, wait };
}

/** How long after the turn of this try the next one has its own, ms. */
export function pauseAfter(tries: number): number {
  return pauseRule.pauses.findLast((step) => tries >= step.tries)?.pause ?? 0;
}
