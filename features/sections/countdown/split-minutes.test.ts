import { expect, test } from "vitest";
import { splitMinutes } from "./split-minutes.ts";

test("what is left is told in days, hours and minutes, and never below zero", () => {
  expect(splitMinutes(2 * 1_440 + 3 * 60 + 4)).toEqual({ day: 2, hour: 3, minute: 4 });
  expect(splitMinutes(0.2)).toEqual({ day: 0, hour: 0, minute: 1 });
  expect(splitMinutes(-5)).toEqual({ day: 0, hour: 0, minute: 0 });
});
