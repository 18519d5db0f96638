import { expect, test } from "vitest";
import { pauseAfter, pauseRule, type Tries, takeTurn } from "./login-pause-rule.ts";

const none: Tries = { tries: 0, nextAt: 0, lastAt: 0 };
const day = 24 * 60 * 60 * 1000;

/** Tries at once until one is sent away; the waits of the others, in seconds. */
function flood(now: number, known = none) {
  const waits: number[] = [];
  for (let tries = known; ; ) {
    const turn = takeTurn(tries, now);
    if (turn.kind === "later") return { waits, tries, retryAfter: turn.retryAfter };
    waits.push(turn.wait / 1000);
    tries = turn.tries;
  }
}

/** One try every half a second. */
function besiege(duration: number) {
  let tries = none;
  let guesses = 0;
  for (let now = 0; now < duration; now += 500) {
    const turn = takeTurn(tries, now);
    if (turn.kind === "later") continue;
    guesses += 1;
    tries = turn.tries;
  }
  return { tries, guesses };
}

test("the first five tries are free, the others wait, and then one is sent away", () => {
  expect([1, 4, 5, 9, 10, 20, 49, 50, 99, 100, 9_999].map(pauseAfter)).toEqual([
    0, 0, 1_000, 1_000, 2_000, 4_000, 4_000, 15_000, 15_000, 60_000, 60_000,
  ]);
  expect(flood(0)).toMatchObject({ waits: [0, 0, 0, 0, 0, 1, 2, 3, 4, 5, 7, 9], retryAfter: 1 });
});

test("being sent away costs no turn: whoever comes back in time is let in", () => {
  const { tries, retryAfter } = flood(0);
  expect(takeTurn(tries, retryAfter * 1000)).toMatchObject({ kind: "turn" });
});

test("after twenty wrong tries the owner waits for seconds, after thousands for a minute", () => {
  const { tries } = flood(0, { tries: 20, nextAt: 0, lastAt: 0 });
  expect(tries.nextAt).toBeLessThanOrEqual(pauseRule.longestWait + 4_000);
  expect(besiege(day).tries.nextAt - day).toBeLessThanOrEqual(70_000);
});

test("a siege of a day is some 1,500 guesses", () => {
  expect(besiege(day).guesses).toBeLessThan(1_550);
});

test("an hour without a try forgets everything", () => {
  const { tries } = flood(0);
  const now = pauseRule.forgottenAfter + 1;
  expect(takeTurn(tries, now)).toMatchObject({ kind: "turn", wait: 0, tries: { tries: 1 } });
});

test("a clock that was set back keeps nobody out", () => {
  const { tries } = besiege(day);
  expect(takeTurn(tries, day - 3_600_000)).toMatchObject({ kind: "turn", wait: 0 });
});
