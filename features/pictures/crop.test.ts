import { expect, test } from "vitest";
import { fittingPart, largestPart, pointInPart, pointOfPart, pointWithin } from "./crop.ts";

const whole = { width: 1000, height: 500 };
const part = { left: 500, top: 100, width: 400, height: 200 };

test("a focal point is where it was, in percent of what is seen; one outside comes to the nearest edge", () => {
  expect(pointInPart([70, 40], whole, part)).toEqual([50, 50]);
  expect(pointOfPart([50, 50], whole, part)).toEqual([70, 40]);
  expect(pointInPart([10, 90], whole, part)).toEqual([0, 100]);
  expect(pointWithin([10, 90], whole, part)).toEqual([50, 60]);
  expect(pointWithin([70, 40], whole, part)).toEqual([70, 40]);
});

test.each([
  [16 / 9, { left: 56, top: 0, width: 889, height: 500 }],
  [1, { left: 250, top: 0, width: 500, height: 500 }],
  [4, { left: 0, top: 125, width: 1000, height: 250 }],
  [undefined, { left: 0, top: 0, ...whole }],
])("the largest part of the shape %d", (shape, expected) => {
  expect(largestPart(whole, shape)).toEqual(expected);
});

test.each([
  ["as it is", part, undefined, part],
  ["halves of pixels", { ...part, left: 500.4, width: 399.6 }, undefined, part],
  ["over the edge", { ...part, left: 900 }, undefined, { ...part, left: 600 }],
  [
    "larger than the picture",
    { ...part, width: 5_000, height: 5_000 },
    undefined,
    { left: 0, top: 0, ...whole },
  ],
  ["too narrow", { ...part, width: 2, height: 0 }, undefined, { ...part, width: 16, height: 16 }],
  ["of a shape", part, 1, { ...part, height: 400 }],
  [
    "of a shape that is too high",
    { ...part, width: 900 },
    1,
    { left: 500, top: 0, width: 500, height: 500 },
  ],
])("a part %s", (_, drawn, shape, expected) => {
  expect(fittingPart(drawn, whole, 16, shape)).toEqual(expected);
});
