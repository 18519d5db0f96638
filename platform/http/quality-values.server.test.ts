import { expect, test } from "vitest";
import { qualityValues } from "./quality-values.server.ts";

test("each name has its quality; what is no quality counts as none", () => {
  expect(qualityValues("gzip;q=0.5, BR, de ; q=2")).toEqual([
    ["gzip", 0.5],
    ["br", 1],
    ["de", 0],
  ]);
});

test("of a header that no browser sends the beginning is read, and no name in two", () => {
  const names = `${"gzip,".repeat(199)}deflate,${"br,".repeat(5_000)}`;
  expect(qualityValues(names)).toHaveLength(199);
  expect(qualityValues("a".repeat(16_000))).toEqual([["", 1]]);
});
