import { expect, test } from "vitest";
import { readRichText, wordsOfRichText } from "#platform/fields/read-rich-text.ts";
import type { Block, Inline, RichText } from "#platform/fields/rich-text.ts";
import { isSameText } from "#platform/fields/same-text.ts";
import { writeRichText } from "#platform/fields/write-rich-text.ts";
import { documentOf, textOf } from "./text-and-document.ts";

/** The same signs in each run. */
function createDice(seed: number) {
  let state = seed;
  return (sides: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

const signs =
  "a b c İ ß 😀 ** * _ __ ` `` [ ]( ] ) ( # ### > - + 1. 2) \\ \\* & &amp; &#42; < ~ ~~ | @ . ! : www. https://x.example page:x /y #z a@b.example [t](page:x) **s** *e* ***b*** `c`".split(
    " ",
  );
const breaks = [
  "",
  "",
  "",
  " ",
  " ",
  "\n",
  "\n\n",
  "\\\n",
  "\n- ",
  "\n  - ",
  "\n1. ",
  "\n> ",
  "\n### ",
  "\n\n```\n",
  "\n    ",
  "\n| a | b |\n|---|---|\n| ",
  "\n|--\n",
];

function hostileText(dice: (sides: number) => number): string {
  const pick = (list: readonly string[]) => list[dice(list.length)] ?? "";
  return Array.from({ length: 2 + dice(14) }, () => pick(signs) + pick(breaks)).join("");
}

const words = (text: RichText) => wordsOfRichText(text).replace(/\s+/g, " ").trim();

/** What the buttons of the bar can make of any words. */
function markedText(dice: (sides: number) => number): RichText {
  const inline = (depth: number): Inline => {
    const words = Array.from({ length: 1 + dice(3) }, () => signs[dice(signs.length)]).join(
      dice(2) ? " " : "",
    );
    const inside = () => [inline(depth + 1), ...(dice(2) ? [inline(depth + 1)] : [])];
    if (depth > 2 || dice(2)) return dice(3) ? words : ` ${words} `;
    const is = (["strong", "em", "strong"] as const)[dice(3)] ?? "em";
    return dice(4)
      ? { is, inside: inside() }
      : { is: "link", to: "https://x.example/(a)?b&copy=1", inside: inside() };
  };
  const block = (): Block => ({
    is: dice(4) ? "p" : "h3",
    inside: [inline(0), inline(0), inline(0)],
  });
  const cell = () => (dice(4) ? [inline(0), ...(dice(3) ? [] : [inline(0)])] : []);
  const table: Block = { is: "table", rows: [1, 2, 3].map(() => [cell(), cell()]) };
  return [
    block(),
    table,
    {
      is: "list",
      ...(dice(2) && { from: 1 + dice(12) }),
      items: [[block()], [block(), dice(3) ? block() : table]],
    },
    block(),
  ];
}

test("whatever is marked up here, it reads the same after it was stored", () => {
  const dice = createDice(11);
  let simplified = 0;
  for (let round = 0; round < 600; round += 1) {
    const opened = textOf(documentOf(markedText(dice)));
    const { markdown, isSimplified } = writeRichText(opened);
    const after = readRichText(markdown);
    if (isSimplified) simplified += 1;
    else expect(isSameText(after, opened), markdown).toBe(true);
    expect(words(after as RichText), markdown).toBe(words(opened));
  }
  expect(simplified).toBeLessThan(150);
});

test("whatever a text holds, it reads the same after it was opened and written, and no word is lost", () => {
  const dice = createDice(7);
  let read = 0;
  let simplified = 0;
  const changed: string[] = [];
  for (let round = 0; round < 2_000; round += 1) {
    const markdown = hostileText(dice);
    const before = readRichText(markdown);
    if (typeof before === "string") continue;
    read += 1;
    const opened = textOf(documentOf(before));
    const written = writeRichText(opened);
    const after = readRichText(written.markdown);
    if (written.isSimplified) simplified += 1;
    const isSame =
      typeof after !== "string" &&
      (isSameText(after, opened) || written.isSimplified) &&
      words(after) === words(before);
    if (!isSame)
      changed.push(
        JSON.stringify([
          markdown,
          written.markdown,
          written.isSimplified,
          typeof after === "string" ? after : "",
        ]),
      );
  }
  expect(changed.slice(0, 12)).toEqual([]);
  expect(changed.length).toBe(0);
  expect(read).toBeGreaterThan(700);
  expect(simplified / read).toBeLessThan(0.01);
});
