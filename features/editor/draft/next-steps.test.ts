import { expect, test } from "vitest";
import { nextSteps } from "./next-steps.ts";
import type { Operation } from "./operation-schema.ts";

const set = (at: string, to: string, was?: string): Operation => ({ do: "set", at, to, was });
const long = (letters: number) => "ş".repeat(letters);

test("steps go in their order, and no more than one request holds", () => {
  const steps = Array.from({ length: 12 }, (_, number) => set(`a${number}`, long(10_000)));
  const first = nextSteps(steps);
  expect(first.now.length).toBeGreaterThan(1);
  expect(Buffer.byteLength(JSON.stringify(first.now))).toBeLessThan(160 * 1024);
  expect([...first.now, ...first.later]).toEqual(steps);
  const many = Array.from({ length: 250 }, (_, number) => set(`a${number}`, "x"));
  expect(nextSteps(many).now).toEqual(many.slice(0, 200));
});

test("a text that no request holds waits, and the others go", () => {
  const whole = set("body", long(100_000), "before");
  const other = set("title", "x");
  expect(nextSteps([whole, other])).toEqual({ now: [other], later: [whole] });
  expect(nextSteps([whole])).toEqual({ now: [], later: [whole] });
});

test("made shorter, it goes, and stands against what was seen before the long one", () => {
  const whole = set("body", long(100_000), "before");
  const shorter = set("body", "short", long(100_000));
  const other = set("title", "x");
  expect(nextSteps([whole, other, shorter])).toEqual({
    now: [other, set("body", "short", "before")],
    later: [],
  });
});
