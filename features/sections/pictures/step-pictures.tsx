import { disc, onSide, panel, type Space, strokes } from "#ui/pictures/isometric.ts";
import { from } from "#ui/pictures/move.ts";
import { bar } from "#ui/pictures/outlines.ts";
import { Area, BRAND, CHALK, Line, Solid } from "#ui/pictures/picture.tsx";
import { box, prism } from "#ui/pictures/solids.ts";
import { AppWindowModule } from "./app-window.tsx";
import { BlueprintSheet } from "./blueprint-sheet.tsx";
import { ModuleBlock } from "./module-block.tsx";
import { PLINTH, Plinth } from "./plinth.tsx";
import { Seal } from "./seal.tsx";

/** Research, analysis, planning: a plan under the magnifier. */
export function ResearchPicture() {
  const lens: Space = [6, 9.6, 6.4];
  return (
    <Plinth>
      <BlueprintSheet at={[1.2, 2.4, PLINTH]} />
      <g data-part="magnifier">
        <Solid tone="brand" faces={prism("left", lens, bar([2.3, -2.3], [4.6, -4.6], 1.2), 0.8)} />
        <g>
          <path fill="var(--steel-right)" d={disc("left", from(lens, 0.4, -0.4, 0.4), 3.2)} />
          <path fill="var(--steel-top)" d={disc("left", lens, 3.2)} />
          <path fill="var(--picture-face)" d={disc("left", lens, 2.5)} />
        </g>
        <Area
          fill={BRAND}
          d={[1.4, 2.2, 3].map((h, i) => panel("left", lens, [-1.4 + i, -1.3, 0.7, h])).join("")}
        />
      </g>
    </Plinth>
  );
}

/** Design and development: code on a screen, a pencil beside it. */
export function DevelopmentPicture() {
  const screen: Space = [1, 1.6, PLINTH + 0.7];
  const line = (rows: [number, number, number][]) =>
    strokes(
      "left",
      screen,
      rows.map(([row, u, length]) => [u, 5.6 - row * 1.05, u + length, 5.6 - row * 1.05]),
    );
  return (
    <Plinth>
      <Solid tone="steel" faces={box([1, 1.2, PLINTH], [10, 7, 0.7])}>
        <Line
          d={strokes(
            "top",
            [1, 1.2, PLINTH + 0.7],
            [1.8, 2.9, 4].map((v) => [1.2, v, 8.8, v]),
          )}
        />
        <Line d={panel("top", [1, 1.2, PLINTH + 0.7], [3.6, 5, 2.8, 1.4])} />
      </Solid>
      <Solid faces={box([1, 0.8, PLINTH + 0.7], [10, 0.8, 7.2])}>
        <Area fill="var(--picture-belt)" d={panel("left", screen, [0.6, 0.6, 8.8, 6])} />
        <Line
          stroke={CHALK}
          d={line([
            [0, 1.4, 1.6],
            [1, 2.4, 3],
            [3, 3.4, 3.6],
            [4, 1.4, 1],
          ])}
        />
        <Line
          stroke={BRAND}
          d={line([
            [0, 4, 3],
            [2, 3.4, 2],
            [3, 8, 0.4],
          ])}
        />
        <Line
          stroke="var(--blueprint-top)"
          d={line([
            [1, 6.2, 2],
            [2, 6.2, 2.2],
          ])}
        />
      </Solid>
      <ModuleBlock tone="brand" at={[1.4, 9, PLINTH]} size={[2.4, 2.4, 2.4]} />
      <ModuleBlock tone="blueprint" at={[4.6, 9, PLINTH]} size={[2.4, 2.4, 1.2]} />
    </Plinth>
  );
}

/** Release: the finished application rolls off the belt. */
export function ReleasePicture() {
  const at: Space = [0.8, 6.6, 3.4];
  return (
    <Plinth>
      <Solid faces={box([0, 1.4, 1.6], [12, 8, 1.2])} />
      <Solid tone="belt" faces={box([0, 1.4, 2.8], [12, 8, 0.6])}>
        <Line
          stroke="var(--belt-seam)"
          d={strokes(
            "top",
            [0, 1.4, 3.4],
            [2, 4, 6, 8, 10].map((u) => [u, 0.5, u, 7.5]),
          )}
        />
      </Solid>
      {(["side", "main", "head"] as const).map((module) => (
        <AppWindowModule key={module} at={at} module={module} />
      ))}
      <Seal at={onSide("left", at, [9.7, 7.6])} />
    </Plinth>
  );
}

/** Support and updates: a module is changed while the machine runs. */
export function SupportPicture() {
  const units = [
    { z: 0.8, pulled: 0 },
    { z: 3.8, pulled: 2.8 },
    { z: 6.8, pulled: 0 },
  ];
  const clock: Space = [10.5, 4.5, PLINTH + 7];
  return (
    <Plinth>
      <Solid faces={box([2.5, 1.5, PLINTH], [8, 6, 10])} />
      <path fill="var(--picture-face)" d={disc("right", clock, 1.7)} />
      <Line d={strokes("right", clock, "0 1.1 0 0 0.8 -0.5")} />
      {units.map(({ z, pulled }) => {
        const front: Space = [3.3, 7.8 + pulled, PLINTH + z];
        return (
          <Solid
            key={z}
            part={pulled ? "update" : undefined}
            tone={pulled ? "brand" : "blueprint"}
            faces={box([3.3, 7.5, PLINTH + z], [6.4, 0.3 + pulled, 2.4])}
          >
            <Line stroke={CHALK} d={strokes("left", front, "0.8 1.2 1.4 1.2, 2.4 1.2 5.4 1.2")} />
          </Solid>
        );
      })}
    </Plinth>
  );
}
