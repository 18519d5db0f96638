import { expect, test } from "vitest";
import { factoryMarkPaths } from "./factory-mark.tsx";
import { factoryMarkOutlines } from "./factory-mark-outlines.ts";
import { flatPath } from "./isometric.ts";

test("the mark that pages carry is the one that its geometry gives", () => {
  const drawn = factoryMarkOutlines.map(({ side, points }) => [side, flatPath(points)]);
  expect(Object.fromEntries(drawn)).toEqual(factoryMarkPaths);
});
