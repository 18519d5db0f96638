import { expect, test } from "vitest";
import { processorTimeOf } from "#tests/support/processor-time.ts";
import {
  linksOfRichText,
  picturesOfRichText,
  readRichText,
  wordsOfRichText,
} from "./read-rich-text.ts";
import type { RichText } from "./rich-text.ts";
import { writeRichText } from "./write-rich-text.ts";

test("what a text may hold becomes elements", () => {
  const text = readRichText(
    "One *two* **three** `four` &amp; [five](page:x#y)\\\nsix\n\n### Seven\n\n- a\n- b\n  1. c\n\n> d\n\n```\n<e>\n```\n",
  );
  expect(text).toEqual([
    {
      is: "p",
      inside: [
        "One ",
        { is: "em", inside: ["two"] },
        " ",
        { is: "strong", inside: ["three"] },
        " ",
        { is: "code", text: "four" },
        " & ",
        { is: "link", to: "page:x#y", inside: ["five"] },
        { is: "break" },
        "six",
      ],
    },
    { is: "h3", inside: ["Seven"] },
    {
      is: "list",
      items: [
        [{ is: "p", inside: ["a"] }],
        [
          { is: "p", inside: ["b"] },
          { is: "list", from: 1, items: [[{ is: "p", inside: ["c"] }]] },
        ],
      ],
    },
    { is: "quote", blocks: [{ is: "p", inside: ["d"] }] },
    { is: "code", text: "<e>" },
  ]);
  expect(linksOfRichText(text as RichText)).toEqual(["page:x#y"]);
  expect(wordsOfRichText(text as RichText)).toBe(
    "One two three four & five\nsix\nSeven\na\nb\nc\nd\n<e>",
  );
});

test.each([
  ["<script>alert(1)</script>", "HTML is not allowed"],
  ["a <img src=x onerror=alert(1)> b", "HTML is not allowed"],
  ["<!-- a -->", "HTML is not allowed"],
  ["[a](javascript:alert(1))", "javascript: links are refused"],
  ["[a](JAVASCRIPT:alert(1))", "javascript: links are refused"],
  ["[a](java&#115;cript:alert(1))", "javascript: links are refused"],
  ["[a](javascript&colon;alert(1))", "javascript: links are refused"],
  ["[a](<java\tscript:alert(1)>)", "javascript: links are refused"],
  ["[a][b]\n\n[b]: javascript:alert(1)", "javascript: links are refused"],
  ["<javascript:alert(1)>", "javascript: links are refused"],
  ["[a](data:text/html;base64,PHNjcmlwdD4=)", "data: links are refused"],
  ["[a](//evil.example)", "is no link"],
  ["![a](https://example.org/a.png)", "one that was uploaded"],
  ["# a", "begins with ###"],
  ["a\n===", "begins with ###"],
  ["#### a", "begins with ###"],
  ["| a |\n|---|\n| b |", "tables are not possible"],
  ["a\n\n---\n\nb", "a line across"],
  ["~~a~~", "crossed out"],
  ["- [ ] a", "boxes to tick"],
  [`${">".repeat(200)} a`, "nested deeper"],
  [`${">".repeat(20_000)} a`, "nested deeper"],
])("%j is refused by name", (markdown, why) => {
  expect(readRichText(markdown)).toContain(why);
});

test.each([
  ["[", 20_000],
  ["[a](", 5_000],
  ["*", 20_000],
  ["*a ", 6_600],
  ["**a*", 5_000],
  ["`", 20_000],
  ["<", 20_000],
  ["![", 10_000],
  ["- ", 10_000],
  ["  - a\n", 3_300],
  ["&#1", 6_600],
  ["\\", 20_000],
  ["[a]: b\n", 2_800],
  ["_a_b", 5_000],
])("%j a thousand times over ends soon", (sign, times) => {
  expect(processorTimeOf(() => readRichText(sign.repeat(times)))).toBeLessThan(5_000);
});

test("an uploaded picture stands between paragraphs, in no line, and is written as it was read", () => {
  const picture = `picture:${"0a".repeat(16)}`;
  const markdown = `Words.\n\n![An \\*old\\* desk](${picture})\n\n![](${picture})`;
  const text = readRichText(markdown) as RichText;
  expect(text.slice(1)).toEqual([
    { is: "picture", picture, alt: "An *old* desk" },
    { is: "picture", picture },
  ]);
  expect(picturesOfRichText(text)).toEqual(["0a".repeat(16), "0a".repeat(16)]);
  expect(readRichText(writeRichText(text).markdown)).toEqual(text);
  expect(readRichText(`Words ![x](${picture})`)).toContain("between two paragraphs");
});
