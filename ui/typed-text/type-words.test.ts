import { expect, test } from "vitest";
import { firstState, nextTyping, type TypingState } from "./type-words.ts";

/** Plays the typing and tells what is shown when, in ms. */
function play(words: string[], steps: number): [number, string][] {
  let state: TypingState = firstState;
  let now = 0;
  return Array.from({ length: steps }, () => {
    const next = nextTyping(words, state);
    state = next.state;
    now += next.wait;
    return [now, [...(words[state.word] ?? "")].slice(0, state.letters).join("")];
  });
}

test("types at 100 ms a letter, waits 500 ms, erases at 50 ms, goes on with the next word, for ever", () => {
  expect(play(["Ab", "C"], 9)).toEqual([
    [100, "A"],
    [200, "Ab"],
    [700, "A"],
    [750, ""],
    [850, "C"],
    [950 + 400, ""],
    [950 + 500, "A"],
    [950 + 600, "Ab"],
    [950 + 1_100, "A"],
  ]);
});

test("a character outside the basic plane counts as one letter", () => {
  expect(play(["𝒜b"], 2).map(([, shown]) => shown)).toEqual(["𝒜", "𝒜b"]);
});
