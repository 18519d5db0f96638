import { panel, type Space, strokes } from "#ui/pictures/isometric.ts";
import { Area, CHALK, Line, Picture, PLAN, Solid, type Tone } from "#ui/pictures/picture.tsx";
import { box } from "#ui/pictures/solids.ts";
import { ModuleBlock } from "./module-block.tsx";

const CELL = 5;
const FLOOR = 1.2;
/** Column, row, height, material; from the back to the front. */
const STANDING: readonly [number, number, number, Tone][] = [
  [0, 0, 8.5, "brand"],
  [1, 0, 4.5, "face"],
  [0, 1, 5.5, "face"],
  [1, 1, 3.5, "brand"],
  [0, 2, 3, "brand"],
  [1, 2, 2, "face"],
];

const cell = (column: number, row: number, z: number): Space => [
  column * CELL + 0.75,
  row * CELL + 0.75,
  z,
];

/** Modules stand on one base; the next one comes down into its slot. */
export function ModulesPicture() {
  const slots = [0, 1, 2].map((row) => cell(2, row, FLOOR));
  const [x, y, z] = cell(2, 0, 7);
  return (
    <Picture view={[-142, -97, 302, 271]}>
      <Area fill="var(--picture-ground)" d={panel("top", [2, 0, 0], [0, 0, 15.5, 15.5])} />
      <Solid tone="blueprint" faces={box([0, 0, 0], [15.5, 15.5, FLOOR])}>
        {slots.map((at) => (
          <Line key={at[1]} dashed stroke={CHALK} d={panel("top", at, [0, 0, 4, 4])} />
        ))}
      </Solid>
      {STANDING.map(([column, row, height, tone]) => (
        <ModuleBlock
          key={`${column}${row}`}
          at={cell(column, row, FLOOR)}
          size={[4, 4, height]}
          tone={tone}
        />
      ))}
      <Line
        dashed
        stroke={PLAN}
        d={
          strokes(
            "left",
            [x, y + 4, FLOOR],
            [
              [0, 0, 0, z - FLOOR],
              [4, 0, 4, z - FLOOR],
            ],
          ) + strokes("right", [x + 4, y, FLOOR], [[0, 0, 0, z - FLOOR]])
        }
      />
      <ModuleBlock part="arriving" at={[x, y, z]} tone="brand" />
    </Picture>
  );
}
