import { expect, test } from "vitest";
import { createReadingCount } from "./reading-count.server.ts";

test("each visitor has a number of calls in each window", () => {
  let now = 0;
  const wait = createReadingCount({ points: 2, seconds: 60 }, () => now);
  expect([wait("a"), wait("a"), wait("b")]).toEqual([0, 0, 0]);
  now = 10_000;
  expect([wait("a"), wait("b"), wait("b")]).toEqual([50, 0, 50]);
  now = 60_000;
  expect(wait("a")).toBe(0);
});
