import {
  disc,
  type Flat,
  flatPath,
  iso,
  onSide,
  outline,
  pair,
  type Side,
  type Space,
  shortNumber,
} from "./isometric.ts";

/** Path data of a solid, one entry per side that can be seen. */
export type Faces = Partial<Record<Side, string>>;

/** The three faces of a box whose hidden lower corner stands at `at`. */
export function box([x, y, z]: Space, [w, d, h]: Space): Faces {
  const quad = (side: Side, from: Space, u: number, v: number) =>
    outline(side, from, [
      [0, 0],
      [u, 0],
      [u, v],
      [0, v],
    ]);
  return {
    left: quad("left", [x, y + d, z], w, h),
    right: quad("right", [x + w, y + d, z], d, h),
    top: quad("top", [x, y, z + h], w, d),
  };
}

/** The way into the picture, away from the viewer, of each side. */
const INWARD: Record<Side, Space> = { top: [0, 0, -1], left: [0, -1, 0], right: [-1, 0, 0] };

/** How an edge that looks along (nu, nv) of a side is lit: by the axis that it looks along most. */
function litAs(side: Side, nu: number, nv: number): Side | undefined {
  const towards: Record<Side, readonly [Side, number][]> = {
    top: [
      ["right", nu],
      ["left", nv],
    ],
    left: [
      ["right", nu],
      ["top", nv],
    ],
    right: [
      ["left", -nu],
      ["top", nv],
    ],
  };
  const [a, b] = towards[side];
  if (!a || !b || a[1] + b[1] < 0.001) return undefined;
  return a[1] > b[1] ? a[0] : b[0];
}

/** Cuts an outline out of a sheet of the given thickness; `points` run clockwise or not, as you like. */
export function prism(
  side: Side,
  origin: Space,
  points: readonly Flat[],
  thickness: number,
): Faces {
  const [ix, iy, iz] = INWARD[side];
  const deep = (p: Space): Space => [
    p[0] + ix * thickness,
    p[1] + iy * thickness,
    p[2] + iz * thickness,
  ];
  const faces: Faces = {};
  const area = points.reduce((sum, [u, v], i) => {
    const [nextU, nextV] = points[(i + 1) % points.length] ?? [0, 0];
    return sum + u * nextV - nextU * v;
  }, 0);
  points.forEach((a, i) => {
    const b = points[(i + 1) % points.length] ?? a;
    const turn = Math.sign(area);
    const lit = litAs(side, (b[1] - a[1]) * turn, (a[0] - b[0]) * turn);
    if (!lit) return;
    const [from, to] = [onSide(side, origin, a), onSide(side, origin, b)];
    faces[lit] = (faces[lit] ?? "") + flatPath([from, to, deep(to), deep(from)].map(iso));
  });
  faces[side] = (faces[side] ?? "") + outline(side, origin, points);
  return faces;
}

/** Wall, shaded right half of the wall, and lid of an upright cylinder; `at` is the centre of its foot. */
export function cylinder([x, y, z]: Space, radius: number, height: number) {
  const [cx, foot] = iso([x, y, z]);
  const head = foot - height * 10;
  const long = radius * 10 * Math.sqrt(1.5);
  const short = radius * 10 * Math.sqrt(0.5);
  const wall = (from: number, low: number) =>
    `M${pair(from, head)}V${shortNumber(low)}A${pair(long, short)} 0 0 0 ${pair(cx + long, foot)}V${shortNumber(head)}`;
  return {
    wall: wall(cx - long, foot),
    shade: wall(cx, foot + short),
    lid: disc("top", [x, y, z + height], radius),
  };
}

/** Several solids of one material that do not hide each other, drawn as one. */
export function joined(...solids: readonly Faces[]): Faces {
  const all: Faces = {};
  for (const solid of solids) {
    for (const [side, d] of Object.entries(solid) as [Side, string][]) {
      all[side] = (all[side] ?? "") + d;
    }
  }
  return all;
}
