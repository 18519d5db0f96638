import type { Flat } from "./isometric.ts";

const EDGE = 15;
const COS_30 = Math.sqrt(3) / 2;
/** The three edges of the block that meet in its near corner, in turn order (each 120° on). */
const AXES: readonly Flat[] = [
  [EDGE * COS_30, -EDGE / 2],
  [0, EDGE],
  [-EDGE * COS_30, -EDGE / 2],
];
/** How far each module hooks into the next one. */
const HOOK = 0.4;
const GAP = 1.4;

/** Moves every edge of an outline inwards, so that neighbours leave a gap. */
function inset(points: readonly Flat[], by: number): Flat[] {
  const at = (i: number) => points[(i + points.length) % points.length] ?? [0, 0];
  const inward = (from: Flat, to: Flat): Flat => {
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    return [(from[1] - to[1]) / length, (to[0] - from[0]) / length];
  };
  return points.map((point, i) => {
    const [ax, ay] = inward(at(i - 1), point);
    const [bx, bY] = inward(point, at(i + 1));
    const reach = by / (1 + ax * bx + ay * bY);
    return [point[0] + (ax + bx) * reach, point[1] + (ay + bY) * reach];
  });
}

/** The side between two edges: it lies on the next side with a hook, and leaves room for the hook of the one before. */
function module(index: number): Flat[] {
  const edge = (i: number): Flat => AXES[i % 3] ?? [0, 0];
  const [a, c, b] = [edge(index), edge(index + 1), edge(index + 2)];
  const mix = (p: Flat, s: number, q: Flat = [0, 0], t = 0): Flat => [
    p[0] * s + q[0] * t,
    p[1] * s + q[1] * t,
  ];
  return [
    mix(b, 1, a, HOOK),
    mix(a, 1, b, 1),
    a,
    mix(a, 1, c, HOOK),
    mix(c, HOOK),
    [0, 0],
    mix(a, HOOK),
  ];
}

/** The mark on a 32 × 32 px grid: three modules, each hooked into the next, lock into one block. */
export const factoryMarkOutlines = (["top", "right", "left"] as const).map((side, index) => ({
  side,
  points: inset(module(index), GAP / 2).map(([x, y]): Flat => [x + 16, y + 16]),
}));
