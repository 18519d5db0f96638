import { expect, test } from "vitest";
import { wrapWords } from "./wrap-words.ts";

const measure = (text: string) => text.length;

test("a short text stays on one line", () => {
  expect(wrapWords("Contact us", 20, measure)).toEqual(["Contact us"]);
});

test("lines are about equally long", () => {
  expect(wrapWords("A Software Factory for Everyone", 27, measure)).toEqual([
    "A Software Factory",
    "for Everyone",
  ]);
});

test("a word that does not fit is told", () => {
  expect(wrapWords("Datenschutzgrundverordnung", 20, measure)).toBeUndefined();
});
