import { expect, test } from "vitest";
import { patternsOf, slownessOf } from "./regular-expressions.ts";

test("patterns are found wherever they stand, and those that are put together are counted", () => {
  const source = [
    "const one: RegExp = /a+b/giu;",
    'const two = new RegExp("c\\\\d");',
    "const three = RegExp(`e`, 'u');",
    "const unknown = (name: string) => new RegExp(`<$" + "{name}>`);",
    "const none = 4 / 2 / 1;",
    'const text = "/no pattern/";',
  ].join("\n");
  expect(patternsOf("a.ts", source)).toEqual({
    patterns: [
      { source: "a+b", flags: "giu" },
      { source: "c\\d", flags: "" },
      { source: "e", flags: "u" },
    ],
    unknown: 1,
  });
  expect(patternsOf("a.tsx", "const a = <p title={/x/.source} />;").patterns).toHaveLength(1);
});

test.each([
  ["blanks around a sign", "\\s*;\\s*q=", true],
  ["one row in another", "^(a+)+$", true],
  ["a beginning that is tried everywhere", "Version\\/[\\d.]+.* Safari", true],
  ["from the beginning, once", "^[\\da-f]{8}-[\\da-f]{4}$", false],
  ["one letter", "[\\r\\n]", false],
])("%s: slow %s", (_, source, isSlow) => {
  expect(slownessOf({ source, flags: "" }) !== undefined).toBe(isSlow);
});
