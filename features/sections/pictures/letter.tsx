import { panel, type Space, strokes } from "#ui/pictures/isometric.ts";
import { Area, BRAND, Line, Solid } from "#ui/pictures/picture.tsx";
import { box } from "#ui/pictures/solids.ts";

/** A letter of 10 × 7 units that stands upright; `at` is the lower left corner of its front. */
export function Letter({ at }: { at: Space }) {
  const [x, y, z] = at;
  return (
    <Solid part="letter" faces={box([x, y - 1.2, z], [10, 1.2, 7])}>
      <Line d={strokes("left", at, "0 7 5 3 10 7, 0 0 3.6 4.1, 10 0 6.4 4.1")} />
      <Area fill={BRAND} d={panel("left", at, [4.2, 2.6, 1.6, 1.6])} />
    </Solid>
  );
}
