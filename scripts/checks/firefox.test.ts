import { expect, test } from "vitest";
import { sources, textOf } from "./source-files.ts";

test("a frame in a sandbox stays ours: Firefox keeps Cross-Origin-Resource-Policy against what has no origin, and shows nothing", () => {
  const framing = sources(".tsx").flatMap((file) =>
    (textOf(file).match(/<iframe\s[^>]*?\bsandbox\b(?:="[^"]*")?/g) ?? []).map(
      (frame) => `${file}: ${frame.slice(frame.lastIndexOf("sandbox"))}`,
    ),
  );
  expect(framing.length).toBeGreaterThan(1);
  // With scripts, a frame of our origin could take its sandbox away.
  expect(framing.filter((frame) => !frame.endsWith(': sandbox="allow-same-origin"'))).toEqual([]);
});

test("no short word is parted, whoever lets words be parted: Firefox does it only to balance the lines of a heading", () => {
  const limits = sources(".css").flatMap((file) =>
    [...textOf(file).matchAll(/(\S[^{}\n]*) \{[^{}]*\bhyphenate-limit-chars: (\d+)/g)].map(
      ([, rule, letters]) => `${file} ${rule} ${letters}`,
    ),
  );
  expect(limits).toEqual(["ui/styles/base.css html 10"]);
});
