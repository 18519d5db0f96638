import { expect, test } from "vitest";
import { everyFromLast } from "./every-from-last.ts";

test("the last bar has words below it, and every so many before it", () => {
  expect(everyFromLast(30, 10)).toEqual([9, 19, 29]);
  expect(everyFromLast(7, 1)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(everyFromLast(3, 10)).toEqual([2]);
  expect(everyFromLast(0, 5)).toEqual([]);
});
