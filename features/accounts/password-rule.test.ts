import { expect, test } from "vitest";
import { passwordError } from "./password-rule.ts";

test.each([
  ["", "required"],
  ["1234567", "too_short"],
  ["🙂".repeat(7), "too_short"],
  ["🙂".repeat(8), undefined],
  ["x".repeat(256), undefined],
  ["🙂".repeat(256), undefined],
  ["x".repeat(257), "too_long"],
  ["        ", undefined],
  ["half a pair \ud800", "invalid_text"],
  [" with\0everything\n ", undefined],
])("%j: %s", (password, code) => expect(passwordError(password)).toBe(code));
