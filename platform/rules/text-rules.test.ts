import { expect, test } from "vitest";
import { isFilled } from "./text-rules.ts";

const invisible = {
  nothing: "",
  blanks: " \t\n\r\u00a0\u2003\u2028\u3000",
  "zero-width letters": "\u200b\u200c\u200d\u2060\ufeff",
  "soft hyphens": "\u00ad",
  "marks of direction": "\u200e\u200f\u061c\u202e\u2066",
  "Hangul fillers": "\u115f\u1160\u3164\uffa0",
  "the empty Braille pattern": "\u2800",
  "a vowel that is not drawn": "\u17b4",
  "selectors and tags": "\ufe0f\u{e0100}\u{e0041}",
  controls: "\u0001\u007f\u0085",
  "a note head that is none": "\u{1d159}",
  "the Khitan filler": "\u{16fe4}",
  "all of them among blanks": " \u200b \u3164 \u2800 ",
};
test.each(Object.entries(invisible))("empty: %s", (_, text) => expect(isFilled(text)).toBe(false));

const visible = [
  "a",
  ".",
  "\u200bş\u200b",
  "ا",
  "한",
  "⠿",
  "👩‍👩‍👧",
  "🇹🇷",
  "e\u0301",
  "־",
  "0",
  "\u0301",
];
test.each(visible)("not empty: %s", (text) => expect(isFilled(text)).toBe(true));
