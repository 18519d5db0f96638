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
  [`|${"a|".repeat(13)}\n|${"-|".repeat(13)}`, "more than 12 columns"],
  [`${"a|".repeat(4_000)}b\n${"-|".repeat(4_000)}-`, "more than 12 columns"],
  [`|a|b|\n|-|-|\n${"|\n".repeat(200)}`, "more than 200 rows"],
  ["a\n\n---\n\nb", "a line across"],
  ["~~a~~", "crossed out"],
  ["- [ ] a", "boxes to tick"],
  [`${">".repeat(200)} a`, "nested deeper"],
  [`${">".repeat(20_000)} a`, "nested deeper"],
  ["> ".repeat(5), "nested deeper"],
  ["1. ".repeat(6_600), "nested deeper"],
  ["~a~~ ".repeat(4_000), "too many signs of emphasis"],
  ["*a**b ".repeat(3_300), "too many signs of emphasis"],
])("%j is refused by name", (markdown, why) => {
  expect(readRichText(markdown)).toContain(why);
});

test("a table becomes rows of lines, whatever stands in them, and is written as it was read", () => {
  const markdown =
    "| Plan | Price |\n| --- | --- |\n| a\\|b | **1** [x](page:x) |\n|  | `c` |\n\nEnd";
  const text = readRichText(markdown) as RichText;
  expect(text).toEqual([
    {
      is: "table",
      rows: [
        [["Plan"], ["Price"]],
        [
          ["a|b"],
          [{ is: "strong", inside: ["1"] }, " ", { is: "link", to: "page:x", inside: ["x"] }],
        ],
        [[], [{ is: "code", text: "c" }]],
      ],
    },
    { is: "p", inside: ["End"] },
  ]);
  expect(writeRichText(text)).toEqual({ markdown, isSimplified: false });
  expect(linksOfRichText(text)).toEqual(["page:x"]);
  expect(wordsOfRichText(text)).toBe("Plan · Price\na|b · 1 x\nc\nEnd");
});

test("a long text with as much emphasis as anybody writes is taken", () => {
  const line = "Some *words* of a **long** text with ~ and 2 * 2 and snake_case_names in it. ";
  expect(readRichText(line.repeat(25))).toHaveLength(1);
  expect(readRichText(`${line.repeat(6)}\n\n`.repeat(40))).toHaveLength(40);
  expect(readRichText(`- ${line}\n`.repeat(250))).toHaveLength(1);
});

test.each([
  ["~a~~ ", 4_000],
  ["~é~~ ", 4_000],
  ["*a**b ", 3_300],
  ["_*a", 6_600],
  ["_a_b", 5_000],
  [">", 20_000],
  ["1. ", 6_600],
  [">- ", 6_600],
])("%j a thousand times over takes no longer than some hundred pages of words", (sign, times) => {
  const text = sign.repeat(times);
  const words = "Some *words* of a text.\n\n".repeat(800);
  // Another text each time, since the same one would be remembered.
  const timeOf = (some: string, turns: number) =>
    processorTimeOf(() => {
      for (let turn = 0; turn < turns; turn += 1) readRichText(`${some}${turn}`);
    });
  timeOf(words, 2);
  expect(timeOf(text, 2)).toBeLessThan(timeOf(words, 100));
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
  ["|", 20_000],
  ["|\n", 10_000],
  ["- |", 6_600],
  ["|a|\n|-|\n\n", 2_000],
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
