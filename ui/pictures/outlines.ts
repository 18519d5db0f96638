import type { Flat } from "./isometric.ts";

/** A rectangle whose corners are cut, from (0, 0). */
export function chamfered(width: number, height: number, cut: number): Flat[] {
  return [
    [cut, 0],
    [width - cut, 0],
    [width, cut],
    [width, height - cut],
    [width - cut, height],
    [cut, height],
    [0, height - cut],
    [0, cut],
  ];
}

/** The same outline somewhere else. */
export function moved(points: readonly Flat[], u: number, v: number): Flat[] {
  return points.map(([a, b]) => [a + u, b + v]);
}

/** A bar from one place to another, `thick` units wide, with a pointed end when `tip` is given. */
export function bar([u1, v1]: Flat, [u2, v2]: Flat, thick: number, tip = 0): Flat[] {
  const length = Math.hypot(u2 - u1, v2 - v1);
  const [du, dv] = [(u2 - u1) / length, (v2 - v1) / length];
  const [nu, nv] = [(-dv * thick) / 2, (du * thick) / 2];
  const end: Flat[] = [
    [u2 - nu, v2 - nv],
    [u2 + nu, v2 + nv],
  ];
  if (tip) end.splice(1, 0, [u2 + du * tip, v2 + dv * tip]);
  return [[u1 - nu, v1 - nv], ...end, [u1 + nu, v1 + nv]];
}
