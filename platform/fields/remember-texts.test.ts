import { expect, test } from "vitest";
import { rememberTexts } from "./remember-texts.ts";

test("a text is read once as long as it is remembered, and the oldest is forgotten first", () => {
  const read: string[] = [];
  const lengthOf = rememberTexts((text) => {
    read.push(text);
    return { length: text.length };
  }, 6);
  for (const text of ["one", "two", "one", "two", "three", "two", "longer than all", "two"])
    expect(lengthOf(text)).toEqual({ length: text.length });
  expect(read).toEqual(["one", "two", "three", "two", "longer than all", "two"]);
  expect(lengthOf("two")).toBe(lengthOf("two"));
});
