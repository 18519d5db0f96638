import { expect, test } from "vitest";
import { wordsToRead } from "./words-to-read.ts";

const picture = `![Ofis](picture:${"a".repeat(32)})`;
const said = `### Neden **şimdi**?\n\n- [Fiyatlar](page:pricing)\n- 5 \\* 3\n\n${picture}`;

test("the text that is translated is shown without the signs that it is stored with", () => {
  expect(wordsToRead({ kind: "rich-text" }, said)).toBe("Neden şimdi?\nFiyatlar\n5 * 3\nOfis");
});

test("other fields, and a text that cannot be read, are shown as they are", () => {
  expect(wordsToRead({ kind: "line" }, "5 * 3")).toBe("5 * 3");
  expect(wordsToRead({ kind: "rich-text" }, "<b>x</b>")).toBe("<b>x</b>");
});
