import { expect, test } from "vitest";
import { isSameSignature, tokenParts } from "./signature.server.ts";

test("only the very same signature is ours, whatever its length", () => {
  expect(isSameSignature("abc", "abc")).toBe(true);
  for (const given of ["", "ab", "abd", "abcd", "ABC", "äbc"])
    expect(isSameSignature(given, "abc")).toBe(false);
});

test("a token has exactly its parts, and none of them is empty", () => {
  expect(tokenParts("a.b", 2)).toEqual(["a", "b"]);
  for (const other of [undefined, "", "a", "a.", ".b", ".", "a.b.", "a.b.c"])
    expect(tokenParts(other, 2), String(other)).toBeUndefined();
  expect(tokenParts(undefined, 1)).toBeUndefined();
});
