import { expect, test } from "vitest";
import { readRichText } from "#platform/fields/read-rich-text.ts";
import { markText, type TextMark, textMarks } from "./mark-text.ts";

/** `[` and `]` stand around what is selected. */
function marked(text: string, mark: TextMark): string {
  const from = text.indexOf("[");
  const to = text.indexOf("]") - 1;
  const after = markText(text.replace(/[[\]]/g, ""), from, to, mark, "words");
  return `${after.text.slice(0, after.from)}[${after.text.slice(after.from, after.to)}]${after.text.slice(after.to)}`;
}

test.each<[TextMark, string, string]>([
  ["strong", "a [b] c", "a **[b]** c"],
  ["strong", "a **[b]** c", "a [b] c"],
  ["em", "[]", "*[]*"],
  ["list", "x\n[one\ntwo]\ny", "x\n[- one\n- two]\ny"],
  ["list", "[- one\n- two]", "[one\ntwo]"],
  ["numbers", "[- one]", "[1. one]"],
  ["heading", "on[e]", "[### one]"],
  ["link", "see [here] now", "see [here](https://[]) now"],
])("%s of %j", (mark, before, after) => {
  const plain = (text: string) => text.replace(/[[\]]/g, "");
  expect(plain(marked(before, mark))).toBe(plain(after));
});

test.each(textMarks)("%s writes what can be read", (mark) => {
  const { text } = markText("words", 0, 5, mark, "words");
  expect(readRichText(text.replace("https://", "https://example.com"))).toBeInstanceOf(Array);
});
