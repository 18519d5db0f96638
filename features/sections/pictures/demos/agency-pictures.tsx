import { disc, panel, type Space, strokes } from "#ui/pictures/isometric.ts";
import { from } from "#ui/pictures/move.ts";
import { bar } from "#ui/pictures/outlines.ts";
import {
  Area,
  BLUEPRINT,
  BRAND,
  CHALK,
  Cylinder,
  Line,
  PLAN,
  Solid,
} from "#ui/pictures/picture.tsx";
import { box, joined, prism } from "#ui/pictures/solids.ts";
import { ModuleBlock } from "../module-block.tsx";
import { PLINTH, Plinth } from "../plinth.tsx";

/** A software company, all round: what it builds stands stacked, and one part is just being set on top. */
export function ClassicPicture() {
  return (
    <Plinth>
      <ModuleBlock tone="blueprint" at={[1, 1, PLINTH]} size={[5, 5, 3]} />
      <ModuleBlock tone="face" at={[6, 1, PLINTH]} size={[5, 5, 3]} />
      <ModuleBlock tone="face" at={[1, 6, PLINTH]} size={[5, 5, 3]} />
      <ModuleBlock tone="brand" at={[6, 6, PLINTH]} size={[5, 5, 3]} />
      <ModuleBlock tone="brand" at={[1, 1, PLINTH + 3]} size={[5, 5, 3]} />
      <Line dashed stroke={PLAN} d={strokes("left", [6, 6, PLINTH + 3], "0 0 0 3, 5 0 5 3")} />
      <ModuleBlock tone="face" at={[6, 1, PLINTH + 5.5]} size={[5, 5, 3]} />
    </Plinth>
  );
}

/** Creative agency: a canvas on an easel, and the pots of paint before it. */
export function CreativePicture() {
  const canvas: Space = [1.4, 5, PLINTH + 2.2];
  return (
    <Plinth>
      <Solid
        tone="clay"
        faces={joined(
          box([2.4, 3.6, PLINTH], [0.7, 0.7, 10]),
          box([8.4, 3.6, PLINTH], [0.7, 0.7, 10]),
        )}
      />
      <Solid tone="clay" faces={box([1, 4, PLINTH + 1.6], [9.6, 1.2, 0.6])} />
      <Solid faces={box([1.4, 4.2, PLINTH + 2.2], [8.8, 0.8, 7.2])}>
        <Area fill={BRAND} d={panel("left", canvas, [0.8, 0.8, 3.4, 3.2])} />
        <Area fill={BLUEPRINT} d={disc("left", [7.4, 5, PLINTH + 7], 1.5)} />
        <Area fill="var(--clay-left)" d={panel("left", canvas, [4.9, 0.8, 3.1, 1.6])} />
        <Line d={strokes("left", canvas, "0.8 5.4 2.2 6.4 3.6 5.2 4.8 6")} />
      </Solid>
      <Cylinder at={[3, 9.4, PLINTH]} radius={1.1} height={1.8} tone="brand" />
      <Cylinder at={[6.2, 10, PLINTH]} radius={1.1} height={1.8} tone="blueprint" />
      <Cylinder at={[9.4, 9.2, PLINTH]} radius={1.1} height={1.8} tone="clay" />
    </Plinth>
  );
}

/** Digital agency: one message goes out of a mast, and comes down on three screens of different size. */
export function DigitalPicture() {
  const waves = [1.4, 2.4, 3.4].map((radius) => disc("top", [3, 3, PLINTH + 9], radius)).join("");
  const screens: readonly [Space, Space][] = [
    [
      [6.4, 1, PLINTH],
      [4.8, 1, 4.6],
    ],
    [
      [0.8, 8.4, PLINTH],
      [4.4, 1, 3.2],
    ],
    [
      [7.6, 8.2, PLINTH],
      [2.4, 1, 4],
    ],
  ];
  return (
    <Plinth>
      <Line dashed stroke={PLAN} d={waves} />
      <Solid tone="steel" faces={box([2.7, 2.7, PLINTH], [0.6, 0.6, 9])} />
      <ModuleBlock tone="brand" at={[2, 2, PLINTH + 8]} size={[2, 2, 2]} />
      {screens.map(([at, size], index) => {
        const front: Space = [at[0], at[1] + size[1], at[2]];
        const [w, , h] = size;
        return (
          <Solid key={at[0]} faces={box(at, size)}>
            <Area
              fill="var(--picture-belt)"
              d={panel("left", front, [0.35, 0.35, w - 0.7, h - 0.7])}
            />
            <Area
              fill={index === 1 ? "var(--blueprint-top)" : BRAND}
              d={panel("left", front, [0.8, h - 1.7, w - 1.6, 0.8])}
            />
            <Line stroke={CHALK} d={strokes("left", front, [[0.8, h - 2.4, w - 0.8, h - 2.4]])} />
          </Solid>
        );
      })}
    </Plinth>
  );
}

/** Design studio: a sheet with a letter's construction, a rule beside it and samples of colour. */
export function DesignPicture() {
  const sheet: Space = [1.2, 1.2, PLINTH + 0.4];
  return (
    <Plinth>
      <Solid faces={box([1.2, 1.2, PLINTH], [7.4, 8.4, 0.4])}>
        <Line
          stroke={PLAN}
          dashed
          d={
            strokes("top", sheet, "1 1 6.4 1, 1 7.2 6.4 7.2, 1 4.6 6.4 4.6") +
            disc("top", [4.8, 5.2, PLINTH + 0.4], 2.6)
          }
        />
        <Line
          stroke={BLUEPRINT}
          d={strokes("top", sheet, "1.6 7.2 3.7 1 5.8 7.2, 2.4 4.9 5 4.9")}
        />
      </Solid>
      <Solid tone="clay" faces={box([9.4, 1, PLINTH], [1.4, 9.8, 0.5])}>
        <Line
          d={strokes(
            "top",
            [9.4, 1, PLINTH + 0.5],
            Array.from({ length: 9 }, (_, i) => [0, 0.9 + i, i % 2 ? 0.5 : 0.9, 0.9 + i]),
          )}
        />
      </Solid>
      {(["brand", "blueprint", "belt"] as const).map((tone, index) => (
        <Solid
          key={tone}
          tone={tone}
          faces={box([1.2 + index * 2.6, 10, PLINTH + index * 0.3], [2.2, 1.6, 0.5])}
        />
      ))}
    </Plinth>
  );
}

/** Search agency: a page of results, and the glass that stands before the one that answers. */
export function SearchPicture() {
  const page: Space = [0.9, 3, PLINTH];
  const lens: Space = [7.4, 9, PLINTH + 5];
  const rows = [1.2, 2.6, 4];
  return (
    <Plinth>
      <Solid faces={box([0.9, 2.1, PLINTH], [10.2, 0.9, 9.8])}>
        <Area fill="var(--blueprint-top)" d={panel("left", page, [0.8, 7.9, 8.6, 1.1])} />
        <Line stroke={CHALK} d={strokes("left", page, "1.4 8.45 4.6 8.45")} />
        <Area fill={BRAND} d={panel("left", page, [0.8, 5.4, 8.6, 1.5])} />
        <Line stroke={CHALK} d={strokes("left", page, "1.4 6.4 7 6.4, 1.4 5.9 5 5.9")} />
        <Line
          d={strokes(
            "left",
            page,
            rows.flatMap((v) => [
              [0.8, v + 0.5, 5.4, v + 0.5],
              [0.8, v, 4, v],
            ]),
          )}
        />
      </Solid>
      <Solid tone="brand" faces={prism("left", lens, bar([2, -2], [4.2, -4.2], 1.1), 0.8)} />
      <path fill="var(--steel-right)" d={disc("left", from(lens, 0.4, -0.4, 0.4), 2.9)} />
      <path fill="var(--steel-top)" d={disc("left", lens, 2.9)} />
      <path fill="var(--picture-face)" d={disc("left", lens, 2.3)} />
      <Area fill={BRAND} d={panel("left", lens, [-1.5, -0.5, 3, 1.3])} />
      <Line stroke={CHALK} d={strokes("left", lens, "-1 0.4 1 0.4, -1 -0.1 0.2 -0.1")} />
    </Plinth>
  );
}
