import { expect, test } from "vitest";
import { rank } from "./compose-overview.server.ts";

test("the middle and the ninth tenth, whatever the order", () => {
  const values = [10, 1, 9, 2, 8, 3, 7, 4, 6, 5];
  expect(rank(values, 0.5)).toBe(6);
  expect(rank(values, 0.9)).toBe(10);
  expect(rank([7], 0.9)).toBe(7);
  expect(rank([], 0.5)).toBeNull();
});
