import { expect, test } from "vitest";
import { linksOfRichText, readRichText, wordsOfRichText } from "./read-rich-text.ts";
import type { RichText } from "./rich-text.ts";

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
  ["![a](https://example.org/a.png)", "a picture is a section"],
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
  const began = performance.now();
  readRichText(sign.repeat(times));
  expect(performance.now() - began).toBeLessThan(5_000);
});
