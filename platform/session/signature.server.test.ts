import { expect, test } from "vitest";
import { isSameSignature } from "./signature.server.ts";

test("only the very same signature is ours, whatever its length", () => {
  expect(isSameSignature("abc", "abc")).toBe(true);
  for (const given of ["", "ab", "abd", "abcd", "ABC", "äbc"])
    expect(isSameSignature(given, "abc")).toBe(false);
});
