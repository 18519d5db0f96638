import { expect, test } from "vitest";
import { insertionFor, pieceBetween } from "./insert-text.ts";

test.each([
  ["", "", "T"],
  ["a", "", "\n\nT"],
  ["a\n", "", "\nT"],
  ["a\n\n\n", "", "T"],
  ["", "b", "T\n\n"],
  ["a", "\nb", "\n\nT\n"],
  [" ", "\n", "T"],
])("between %j and %j it reads %j", (before, after, read) => {
  expect(pieceBetween(before, "T", after)).toBe(read);
});

test("what is marked stays", () => {
  const field = { value: "keep this", selectionStart: 0, selectionEnd: 4 } as HTMLTextAreaElement;
  expect(insertionFor(field, "T")).toEqual({ at: 4, text: "\n\nT\n\n" });
});
