import { disc, panel, type Space, strokes } from "#ui/pictures/isometric.ts";
import { from } from "#ui/pictures/move.ts";
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
import { box } from "#ui/pictures/solids.ts";
import { ModuleBlock } from "../module-block.tsx";
import { PLINTH, Plinth } from "../plinth.tsx";

/** AI: layers that a document passes, and the answer on top. */
export function AiPicture() {
  const layers = [1.6, 4.2, 6.8];
  const nodes = (z: number, count: number) =>
    Array.from({ length: count * count }, (_, i): Space => {
      const step = 7 / count;
      return [
        2.5 + step / 2 + (i % count) * step,
        2.5 + step / 2 + Math.floor(i / count) * step,
        z,
      ];
    });
  return (
    <Plinth>
      <Line
        stroke="var(--picture-line)"
        d={[2.2, 4.6, 7, 9.4]
          .map((v) =>
            strokes(
              "top",
              [0, 0, PLINTH],
              [
                [v, 0.8, v, 11.2],
                [0.8, v, 11.2, v],
              ],
            ),
          )
          .join("")}
      />
      {layers.map((z, index) => (
        <Solid
          key={z}
          tone={index === 2 ? "brand" : index === 1 ? "face" : "blueprint"}
          faces={box([2.5, 2.5, z], [7, 7, 0.7])}
        >
          {nodes(z + 0.7, 3 - (index === 2 ? 2 : 0)).map((at) => (
            <path
              key={at.join()}
              d={disc("top", at, index === 2 ? 1.3 : 0.55)}
              fill={index === 1 ? BRAND : CHALK}
            />
          ))}
        </Solid>
      ))}
      <Line
        dashed
        stroke={PLAN}
        d={
          strokes("left", [2.5, 9.5, 2.3], "0 0 0 1.9, 7 0 7 1.9, 0 2.6 0 4.5, 7 2.6 7 4.5") +
          strokes("right", [9.5, 2.5, 2.3], "0 0 0 1.9 0 1.9, 0 2.6 0 4.5")
        }
      />
    </Plinth>
  );
}

/** Integration: four systems of different makers, joined by what stands in the middle. */
export function IntegrationPicture() {
  return (
    <Plinth>
      <Solid faces={box([4.6, 0.4, PLINTH], [2.8, 2, 5])}>
        <Line d={strokes("left", [4.6, 2.4, PLINTH], "0.6 4.2 2.2 4.2, 0.6 3.4 1.6 3.4")} />
      </Solid>
      <Solid tone="steel" faces={box([5.6, 2.4, PLINTH + 0.8], [0.8, 2.4, 0.6])} />
      <Cylinder at={[1.7, 6, PLINTH]} radius={1.2} height={3.2} tone="blueprint" />
      <Solid tone="steel" faces={box([2.6, 5.6, PLINTH + 0.8], [2.2, 0.8, 0.6])} />
      <ModuleBlock part="hub" tone="brand" at={[4.6, 4.6, PLINTH]} size={[2.8, 2.8, 2.8]} />
      <Solid tone="steel" faces={box([7.4, 5.6, PLINTH + 0.8], [1.8, 0.8, 0.6])} />
      <ModuleBlock tone="face" at={[9.2, 4.9, PLINTH]} size={[2.2, 2.2, 2.2]} />
      <Solid tone="steel" faces={box([5.6, 7.4, PLINTH + 0.8], [0.8, 1.8, 0.6])} />
      <ModuleBlock tone="blueprint" at={[4.9, 9.2, PLINTH]} size={[2.2, 2.2, 2.2]} />
    </Plinth>
  );
}

/** Data: what was stored becomes figures that one can read. */
export function DataPicture() {
  const bars = [2.2, 3.6, 3, 5.4, 7.4];
  return (
    <Plinth>
      {[0, 1, 2].map((level) => (
        <Cylinder
          key={level}
          at={[3, 3.2, PLINTH + level * 2.5]}
          radius={2}
          height={2.1}
          tone={level === 1 ? "face" : "blueprint"}
        />
      ))}
      <Line dashed stroke={PLAN} d={strokes("top", [3, 3.2, PLINTH], "2.4 2.4 4 4")} />
      <Solid tone="steel" faces={box([0.8, 8, PLINTH], [10.6, 3, 0.5])} />
      {bars.map((height, index) => (
        <Solid
          key={height}
          tone={index === bars.length - 1 ? "brand" : "face"}
          faces={box([1.4 + index * 2, 8.8, PLINTH + 0.5], [1.3, 1.3, height])}
        />
      ))}
    </Plinth>
  );
}

/** DevOps: releases go round on a belt, from the workbench to the machine and back. */
export function DevopsPicture() {
  const belt = PLINTH + 1;
  const rack: Space = [4.2, 4.2, belt];
  return (
    <Plinth>
      <Solid tone="belt" faces={box([0.6, 0.6, PLINTH], [10.8, 10.8, 1])}>
        <Line
          stroke="var(--belt-seam)"
          d={[3, 5, 7, 9]
            .map((v) =>
              strokes(
                "top",
                [0, 0, belt],
                [
                  [v, 0.6, v, 3.2],
                  [v, 8.8, v, 11.4],
                  [0.6, v, 3.2, v],
                  [8.8, v, 11.4, v],
                ],
              ),
            )
            .join("")}
        />
      </Solid>
      <ModuleBlock tone="blueprint" at={[1, 1, belt]} size={[1.9, 1.9, 1.9]} />
      <ModuleBlock tone="face" at={[9.1, 1.4, belt]} size={[1.9, 1.9, 1.9]} />
      <Solid faces={box(rack, [3.8, 3.8, 6.6])}>
        {[0.8, 2.7, 4.6].map((v, index) => (
          <Area
            key={v}
            fill={index === 1 ? BRAND : "var(--picture-belt)"}
            d={panel("left", from(rack, 0, 3.8), [0.5, v, 2.8, 1.2])}
          />
        ))}
        <Line
          stroke="var(--picture-line)"
          d={strokes(
            "right",
            from(rack, 3.8, 3.8),
            "0.6 1.4 3.2 1.4, 0.6 2.4 3.2 2.4, 0.6 3.4 3.2 3.4",
          )}
        />
      </Solid>
      <ModuleBlock part="release" tone="brand" at={[1.2, 9.1, belt]} size={[1.9, 1.9, 1.9]} />
      <ModuleBlock tone="brand" at={[9.1, 8.6, belt]} size={[1.9, 1.9, 1.9]} />
      <Line
        stroke={CHALK}
        d={strokes("top", [0, 0, belt], "4.4 10.1 6.6 10.1, 5.9 9.5 6.6 10.1 5.9 10.7")}
      />
    </Plinth>
  );
}

/** A part of a circle that stands upright, open towards the ground. */
const wave = (radius: number) =>
  Array.from({ length: 7 }, (_, i) => (Math.PI * (1 + i * 0.66)) / 6).flatMap((angle) => [
    Math.cos(angle) * radius,
    Math.sin(angle) * radius,
  ]);

/** IoT: a machine, its sensor, and the box that listens to it. */
export function IotPicture() {
  const dial: Space = [3.2, 6, PLINTH + 3.2];
  return (
    <Plinth>
      <Solid tone="steel" faces={box([0.8, 0.8, PLINTH], [5.2, 5.2, 5])}>
        <path d={disc("left", dial, 1.5)} fill="var(--picture-face)" />
        <Line d={strokes("left", dial, "-0.9 -0.5 0 0 0.8 0.7")} />
        <Area fill={BRAND} d={panel("left", dial, [-1.6, -2.6, 3.2, 0.6])} />
      </Solid>
      <Cylinder at={[2.2, 2.4, PLINTH + 5]} radius={0.9} height={2.4} tone="face" />
      <ModuleBlock part="sensor" tone="brand" at={[3.8, 3.8, PLINTH + 5]} size={[1.6, 1.6, 1.2]} />
      <ModuleBlock tone="blueprint" at={[8.2, 5.4, PLINTH]} size={[2.8, 2.8, 1.8]} />
      <Solid tone="steel" faces={box([9.3, 6.5, PLINTH + 1.8], [0.6, 0.6, 2.8])} />
      <Line
        stroke={PLAN}
        d={strokes("left", [9.6, 7.1, PLINTH + 4.8], [wave(1), wave(1.9), wave(2.8)])}
      />
      <Solid faces={box([1.4, 8.4, PLINTH], [6, 2.8, 0.8])}>
        <Line
          stroke={BLUEPRINT}
          d={strokes("top", [1.4, 8.4, PLINTH + 0.8], "0.7 1.9 1.8 1 2.8 1.7 4 0.8 5.3 1.3")}
        />
      </Solid>
    </Plinth>
  );
}
