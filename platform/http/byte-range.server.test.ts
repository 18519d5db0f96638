import { expect, test } from "vitest";
import { byteRange } from "./byte-range.server.ts";

test.each([
  ["bytes=0-0", { start: 0, end: 0 }],
  ["bytes=2-5", { start: 2, end: 5 }],
  ["bytes=2-", { start: 2, end: 9 }],
  ["bytes=-3", { start: 7, end: 9 }],
  ["bytes=-99", { start: 0, end: 9 }],
  ["bytes=5-99", { start: 5, end: 9 }],
  ["bytes=10-", "unsatisfiable"],
  ["bytes=10-12", "unsatisfiable"],
  ["bytes=-0", "unsatisfiable"],
  ["bytes=5-2", undefined],
  ["bytes=0-1,4-5", undefined],
  ["bytes=-", undefined],
  ["bytes=a-b", undefined],
  ["lines=0-1", undefined],
])("%s of ten bytes → %o", (header, expected) => {
  expect(byteRange(header, 10)).toEqual(expected);
});
