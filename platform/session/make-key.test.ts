import { expect, test } from "vitest";
import { makeKey } from "./make-key.ts";

test("a key is a random UUID of version 4, and no two are alike", () => {
  const keys = Array.from({ length: 100 }, makeKey);
  for (const key of keys) {
    expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  }
  expect(new Set(keys).size).toBe(keys.length);
});
