import type { Part } from "#platform/pictures/cut-order.ts";

/** In percent from the left and from the top. */
type Point = readonly [x: number, y: number];

interface Size {
  width: number;
  height: number;
}

const between = (least: number, value: number, most: number) =>
  Math.min(most, Math.max(least, value));
const percent = (share: number) => Math.round(between(0, share * 100, 100));

/** Where a point of a picture is in a part of it; one outside is at the nearest edge. */
export const pointInPart = ([x, y]: Point, whole: Size, part: Part): [number, number] => [
  percent(((x / 100) * whole.width - part.left) / part.width),
  percent(((y / 100) * whole.height - part.top) / part.height),
];

/** Where a point of a part is in the whole picture. */
export const pointOfPart = ([x, y]: Point, whole: Size, part: Part): [number, number] => [
  percent((part.left + (x / 100) * part.width) / whole.width),
  percent((part.top + (y / 100) * part.height) / whole.height),
];

/** The point of a picture that is nearest to one and lies within a part. */
export const pointWithin = (point: Point, whole: Size, part: Part): [number, number] =>
  pointOfPart(pointInPart(point, whole, part), whole, part);

/** The largest part of a shape (width by height), in the middle of a picture; without a shape all of it. */
export function largestPart({ width, height }: Size, shape = width / height): Part {
  const wide = Math.min(width, Math.round(height * shape));
  const high = Math.min(height, Math.round(width / shape));
  return {
    ...{ left: Math.round((width - wide) / 2), top: Math.round((height - high) / 2) },
    ...{ width: wide, height: high },
  };
}

/** What a part becomes that somebody wrote or drew: whole pixels of this shape, within the picture, not too narrow. */
export function fittingPart(drawn: Part, whole: Size, least: number, shape?: number): Part {
  const most = shape ? Math.min(whole.width, Math.floor(whole.height * shape)) : whole.width;
  const width = between(Math.min(least, most), Math.round(drawn.width), most);
  const high = Math.round(shape ? width / shape : drawn.height);
  const height = between(Math.min(least, whole.height), high, whole.height);
  return {
    left: between(0, Math.round(drawn.left), whole.width - width),
    top: between(0, Math.round(drawn.top), whole.height - height),
    ...{ width, height },
  };
}
