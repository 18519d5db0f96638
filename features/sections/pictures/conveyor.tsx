import { panel, strokes } from "#ui/pictures/isometric.ts";
import { Area, Line, Solid } from "#ui/pictures/picture.tsx";
import { box, joined } from "#ui/pictures/solids.ts";

/** Height at which modules ride. */
export const BELT = 6;
const WIDTH = 7;

/** A belt of 34 units on two pairs of legs; it runs to the viewer's right and down. */
export function Conveyor() {
  const seams = Array.from({ length: 12 }, (_, i) => [1.5 + i * 2.9, 0.5, 1.5 + i * 2.9, 6.5]);
  return (
    <g>
      <Area fill="var(--picture-ground)" d={panel("top", [1.5, 0, 0], [0, 0, 34, WIDTH])} />
      <Solid tone="steel" faces={joined(...[3, 29].map((x) => box([x, 5.6, 0], [1.6, 1.2, 4])))} />
      <Solid faces={box([0, 0, 4], [34, WIDTH, 1.4])} />
      <Solid tone="belt" faces={box([0, 0, 5.4], [34, WIDTH, 0.6])}>
        <Line stroke="var(--belt-seam)" d={strokes("top", [0, 0, BELT], seams)} />
      </Solid>
    </g>
  );
}
