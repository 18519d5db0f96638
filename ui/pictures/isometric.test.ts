import { expect, test } from "vitest";
import { disc, iso, lieOn, outline, strokes } from "./isometric.ts";

test("the axes run along the 30° grid, ten pixels a unit", () => {
  expect(iso([10, 0, 0])).toEqual([86.6, 50]);
  expect(iso([0, 10, 0])).toEqual([-86.6, 50]);
  expect(iso([0, 0, 10])).toEqual([0, -100]);
});

test("an outline is relative, closed, and as short as path data allows", () => {
  const square = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ] as const;
  expect(outline("left", [0, 0, 0], square)).toBe("M0 0l8.7 5 0-10-8.7-5z");
});

test("rounding does not add up: a long chain of steps ends where its last point is", () => {
  const line = strokes("top", [0, 0, 0], [Array.from({ length: 60 }, (_, i) => (i >> 1) / 7)]);
  const numbers = line.match(/-?\.?\d[\d.]*/g)?.map(Number) ?? [];
  const x = numbers.filter((_, i) => i % 2 === 0).reduce((sum, value) => sum + value, 0);
  const y = numbers.filter((_, i) => i % 2 === 1).reduce((sum, value) => sum + value, 0);
  const [endX, endY] = iso([29 / 7, 29 / 7, 0]);
  expect(x).toBeCloseTo(endX, 1);
  expect(y).toBeCloseTo(endY, 1);
});

test("lines after the first move on from where the pen is", () => {
  const two = [
    [0, 0, 1, 0],
    [0, 1, 1, 1],
  ];
  expect(strokes("left", [0, 0, 0], two)).toBe("M0 0l8.7 5m-8.7-15l8.7 5");
});

test("a circle is an ellipse whose long axis is square to its side", () => {
  expect(disc("top", [0, 0, 0], 1)).toBe("M-12.2 0a12.2 7.1 0 1 0 24.5 0a12.2 7.1 0 1 0-24.5 0z");
  expect(disc("left", [0, 0, 0], 1)).toContain("a12.2 7.1 60 1 0");
  expect(disc("right", [0, 0, 0], 1)).toContain("a12.2 7.1-60 1 0");
});

test("flat drawings lie on an upright side", () => {
  expect(lieOn("left", [0, 0, 0])).toBe("matrix(.866 .5 0 1 0 0)");
  expect(lieOn("right", [2, 0, 0])).toBe("matrix(.866 -.5 0 1 17.3 10)");
});
