import { onSide, panel, type Space, strokes } from "#ui/pictures/isometric.ts";
import { CHALK, Line, Solid } from "#ui/pictures/picture.tsx";
import { box } from "#ui/pictures/solids.ts";

/** The idea: a sheet of 9.6 × 6.6 units that lies flat and shows the plan of an application window. */
export function BlueprintSheet({ at, part }: { at: Space; part?: string }) {
  const paper = onSide("top", [at[0], at[1], at[2] + 0.3], [1, 1]);
  return (
    <Solid part={part} tone="blueprint" faces={box(at, [9.6, 6.6, 0.3])}>
      <Line
        stroke={CHALK}
        d={
          panel("top", paper, [0, 0, 7.6, 4.6]) +
          strokes("top", paper, "0 1.3 7.6 1.3, 2.4 1.3 2.4 4.6, 3.4 3.6 4.5 2.6 5.4 3.2 6.6 2.2")
        }
      />
    </Solid>
  );
}
