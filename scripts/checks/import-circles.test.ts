import { expect, test } from "vitest";
import { circlesIn } from "./import-circles.ts";

test("a circle is told as the way that leads back, once; what is imported twice is none", () => {
  const ways = new Map([
    ["a.ts", ["b.ts", "c.ts"]],
    ["b.ts", ["c.ts"]],
    ["c.ts", []],
    ["d.ts", ["e.ts"]],
    ["e.ts", ["c.ts", "d.ts"]],
  ]);
  expect(circlesIn(ways)).toEqual(["d.ts -> e.ts -> d.ts"]);
  expect(circlesIn(new Map([["a.ts", ["a.ts"]]]))).toEqual(["a.ts -> a.ts"]);
});
