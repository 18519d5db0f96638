import { flatPath, iso, type Side, type Space } from "./isometric.ts";
import type { Faces } from "./solids.ts";

/** The six faces of a unit cube: the axis they look along, and their corners around it. */
const FACES = ([0, 1, 2] as const).flatMap((axis) =>
  [-1, 1].map((sign) => {
    const corner = (a: number, b: number): Space => {
      const place = [a, b];
      place.splice(axis, 0, sign);
      return place as unknown as Space;
    };
    const normal = [0, 0, 0].with(axis, sign) as unknown as Space;
    return { normal, corners: [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)] };
  }),
);

/** Turns by `yaw` around z, then by `pitch` around x; both in degrees. */
function turn([x, y, z]: Space, yaw: number, pitch: number): Space {
  const [a, b] = [(yaw * Math.PI) / 180, (pitch * Math.PI) / 180];
  const [tx, ty] = [x * Math.cos(a) - y * Math.sin(a), x * Math.sin(a) + y * Math.cos(a)];
  return [tx, ty * Math.cos(b) - z * Math.sin(b), ty * Math.sin(b) + z * Math.cos(b)];
}

/** A cube that has left the grid: visible faces around `centre`, lit by where they now look. */
export function turnedBox(centre: Space, edge: number, yaw: number, pitch: number): Faces {
  const seen = FACES.map(({ normal, corners }) => ({ normal: turn(normal, yaw, pitch), corners }))
    .filter(({ normal }) => normal[0] + normal[1] + normal[2] > 0.01)
    .sort((a, b) => b.normal[2] - a.normal[2]);
  const [, second, third] = seen;
  const leftFirst = (second?.normal[1] ?? 0) > (third?.normal[1] ?? 0);
  const sides: Side[] = leftFirst ? ["top", "left", "right"] : ["top", "right", "left"];
  return Object.fromEntries(
    seen.map(({ corners }, i) => {
      const points = corners.map((corner) => {
        const [x, y, z] = turn(corner, yaw, pitch).map((value) => (value * edge) / 2) as [
          number,
          number,
          number,
        ];
        return iso([centre[0] + x, centre[1] + y, centre[2] + z]);
      });
      return [sides[i], flatPath(points)];
    }),
  );
}
