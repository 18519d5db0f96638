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
  ["old", "", "[-old]"],
  ["bir iki üç", "bir dört üç", "bir [-iki][+dört] üç"],
  ["a\n\nb", "a b", "a[-\n\n][+ ]b"],
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

test("long texts that have nothing in common are shown whole, at once", () => {
  const words = (sign: string) => Array.from({ length: 5_000 }, (_, i) => `${sign}${i}`).join("-");
  expect(wordDifference(words("a"), `x${words("b")}x`).length).toBeLessThan(4);
  expect(wordDifference(`x ${"a".repeat(15_000)} y`, "x y")).toHaveLength(3);
});
