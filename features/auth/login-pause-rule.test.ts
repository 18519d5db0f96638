import { expect, test } from "vitest";
import { pauseAfter, pauseRule, type Tries, takeTurn } from "./login-pause-rule.ts";

/** Tries until one is sent away; the waits of the others, in seconds. */
function flood(now: number, known?: Tries) {
  const waits: number[] = [];
  for (let tries = known; ; ) {
    const turn = takeTurn(tries, now);
    if (turn.kind === "later") return { waits, tries, retryAfter: turn.retryAfter };
    waits.push(turn.wait / 1000);
    tries = turn.tries;
  }
}

test("the first five tries are free, then each waits longer, then one is sent away", () => {
  expect([1, 4, 5, 6, 7, 8, 9, 10, 1_000].map(pauseAfter)).toEqual([
    0, 0, 1_000, 2_000, 4_000, 8_000, 15_000, 15_000, 15_000,
  ]);
  const { waits, retryAfter } = flood(0);
  expect(waits).toEqual([0, 0, 0, 0, 0, 1, 3, 7, 15]);
  expect(retryAfter).toBe(15);
});

test("being sent away costs no turn: whoever comes back in time is let in", () => {
  const { tries, retryAfter } = flood(0);
  const later = retryAfter * 1000;
  expect(takeTurn(tries, later - 1_000)).toMatchObject({ kind: "later" });
  expect(takeTurn(tries, later)).toMatchObject({ kind: "turn", wait: pauseRule.longestWait });
});

test("a flood of a day is a few thousand guesses", () => {
  let guesses = 0;
  let tries: Tries | undefined;
  const day = 24 * 60 * 60 * 1000;
  for (let now = 0; now < day; now += 500) {
    const turn = takeTurn(tries, now);
    if (turn.kind === "later") continue;
    guesses += 1;
    tries = turn.tries;
  }
  expect(guesses).toBeLessThan(5_800);
});

test("an hour without a try forgets everything", () => {
  const { tries } = flood(0);
  const now = pauseRule.forgottenAfter + 1;
  expect(takeTurn(tries, now)).toMatchObject({ kind: "turn", wait: 0, tries: { tries: 1 } });
});
