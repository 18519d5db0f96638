import { disc, panel, type Space, strokes } from "#ui/pictures/isometric.ts";
import { from } from "#ui/pictures/move.ts";
import { bar } from "#ui/pictures/outlines.ts";
import { BRAND, CHALK, Line, PLAN, Solid, type Tone } from "#ui/pictures/picture.tsx";
import { box, prism } from "#ui/pictures/solids.ts";
import { floor, ProductPlinth } from "./plinth.tsx";

/** A plan on the table, its first module already standing. */
export function PlanPicture() {
  const sheet: Space = [1.2, 1.2, floor + 0.4];
  const pencil: Space = [5.6, 10.4, floor + 0.4];
  return (
    <ProductPlinth id="plan">
      <Solid tone="blueprint" faces={box([1.2, 1.2, floor], [9.6, 9.6, 0.4])}>
        <Line
          stroke={CHALK}
          d={
            panel("top", sheet, [1, 1, 7.6, 7.6]) +
            strokes("top", sheet, "1 4.8 8.6 4.8, 4.8 1 4.8 8.6")
          }
        />
      </Solid>
      <Solid tone="brand" faces={box([2.7, 2.7, floor + 0.4], [2.8, 2.8, 2.8])} />
      <Line dashed stroke={CHALK} d={panel("top", sheet, [5.3, 1.5, 2.8, 2.8])} />
      <Solid faces={prism("left", pencil, bar([1.1, 1.4], [1, 1.26], 1.2, 1.5), 1)} />
      <Solid faces={prism("left", pencil, bar([1.1, 1.4], [4.6, 5.8], 1.2), 1)} />
    </ProductPlinth>
  );
}

/** The layers of a system under the magnifier. */
export function ReviewPicture() {
  const lens: Space = [4.6, 11.2, floor + 4.6];
  const layers: Tone[] = ["steel", "blueprint", "face"];
  return (
    <ProductPlinth id="review">
      {layers.map((tone, i) => (
        <Solid key={tone} tone={tone} faces={box([2, 1.6, floor + i * 2.6], [8.4, 7.6, 1.4])} />
      ))}
      <Line
        stroke={PLAN}
        d={strokes("top", [2, 1.6, floor + 6.6], "1.4 1.6 7 1.6, 1.4 3.2 5 3.2")}
      />
      <Solid tone="brand" faces={prism("left", lens, bar([2.2, -2.2], [4.4, -4.4], 1.2), 0.8)} />
      <path fill="var(--steel-right)" d={disc("left", from(lens, 0.4, -0.4, 0.4), 3)} />
      <path fill="var(--steel-top)" d={disc("left", lens, 3)} />
      <path fill="var(--picture-face)" d={disc("left", lens, 2.3)} />
      <path
        strokeWidth="2.5"
        stroke={BRAND}
        d={strokes("left", lens, "-1.1 0 -0.3 -0.9 1.1 0.9")}
      />
    </ProductPlinth>
  );
}

/** A chip on its board. */
export function AiPicture() {
  const top = floor + 0.4;
  const legs = [3.4, 5.2, 7, 8.8].map((v) => v - 0.6);
  return (
    <ProductPlinth id="ai">
      <Solid tone="brand" faces={box([1, 1, floor], [10, 10, 0.4])}>
        <Line
          stroke={CHALK}
          d={strokes(
            "top",
            [0, 0, top],
            legs.flatMap((v) => [
              [1.7, v, 10.3, v],
              [v, 1.7, v, 10.3],
            ]),
          )}
        />
      </Solid>
      <Solid tone="belt" faces={box([2.8, 2.8, top], [6.4, 6.4, 1.5])} />
      <Solid tone="blueprint" faces={box([4.2, 4.2, top + 1.5], [3.6, 3.6, 0.7])}>
        <Line
          stroke={CHALK}
          d={strokes("top", [4.2, 4.2, top + 2.2], "0.9 0.9 2.7 2.7, 2.7 0.9 0.9 2.7")}
        />
      </Solid>
      <Line dashed stroke={PLAN} d={strokes("left", [6, 6, top + 2.2], "0 0 0 2.6")} />
      <Solid faces={box([4.9, 4.9, top + 5], [2.2, 2.2, 2.2])} />
    </ProductPlinth>
  );
}
