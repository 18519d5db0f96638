import { expect, test } from "vitest";
import { wordDifference } from "./word-difference.ts";

const written = (before: string, after: string) =>
  wordDifference(before, after)
    .map(({ is, text }) => ({ same: text, gone: `[-${text}]`, new: `[+${text}]` })[is])
    .join("");

test.each([
  ["", "", ""],
  ["a b c", "a b c", "a b c"],
  ["a b c", "a c", "a [-b ]c"],
  ["a c", "a b c", "a [+b ]c"],
  ["İşık söndü.", "Işık yandı.", "[-İşık söndü][+Işık yandı]."],
  ["", "new", "[+new]"],
])("%j → %j", (before, after, expected) => {
  expect(written(before, after)).toBe(expected);
});

test("both texts can be put together again, however long they are", () => {
  for (const count of [10, 2_000, 20_000]) {
    const before = Array.from({ length: count }, (_, i) => `w${i % 7}`).join(" ");
    const after = Array.from({ length: count }, (_, i) => `w${i % 5}`).join(" ");
    const parts = wordDifference(before, after);
    const without = (left: string) =>
      parts.flatMap(({ is, text }) => (is === left ? [] : [text])).join("");
    expect([without("new"), without("gone")]).toEqual([before, after]);
  }
});
