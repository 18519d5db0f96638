import { expect, test } from "vitest";
import type { Flat } from "./isometric.ts";
import { box, joined, prism } from "./solids.ts";
import { turnedBox } from "./turned-box.ts";

const square: Flat[] = [
  [0, 0],
  [4, 0],
  [4, 4],
  [0, 4],
];

test("a box shows three faces that meet in its near corner", () => {
  const { left, right, top } = box([0, 0, 0], [1, 1, 1]);
  expect(left).toBe("M-8.7 5l8.7 5 0-10-8.7-5z");
  expect(right).toBe("M0 10l8.7-5 0-10-8.7 5z");
  expect(top).toBe("M0-10l8.7 5-8.7 5-8.7-5z");
});

test("a prism shows the front and only the edges that face the viewer", () => {
  expect(Object.keys(prism("left", [0, 0, 0], square, 1)).sort()).toEqual(["left", "right", "top"]);
  expect(Object.keys(prism("right", [0, 0, 0], square, 1)).sort()).toEqual([
    "left",
    "right",
    "top",
  ]);
  expect(Object.keys(prism("top", [0, 0, 0], square, 1)).sort()).toEqual(["left", "right", "top"]);
});

test("the direction in which an outline is drawn does not matter", () => {
  const there = prism("left", [0, 0, 0], square, 1);
  const back = prism("left", [0, 0, 0], [...square].reverse(), 1);
  const quads = (d = "") => d.split("z").length;
  expect(quads(back.top)).toBe(quads(there.top));
  expect(quads(back.right)).toBe(quads(there.right));
});

test("joined solids keep one path for each side", () => {
  const one = box([0, 0, 0], [1, 1, 1]);
  const two = box([4, 0, 0], [1, 1, 1]);
  expect(joined(one, two).top).toBe(`${one.top}${two.top}`);
});

test("a cube that has left the grid still shows three faces, the upmost one in the light", () => {
  expect(Object.keys(turnedBox([0, 0, 0], 4, 20, -22)).sort()).toEqual(["left", "right", "top"]);
});
