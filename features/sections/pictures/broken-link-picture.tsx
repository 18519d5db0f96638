import { type Flat, panel, strokes } from "#ui/pictures/isometric.ts";
import { Area, Line, Picture, PLAN, Solid } from "#ui/pictures/picture.tsx";
import { box, joined, prism } from "#ui/pictures/solids.ts";
import { turnedBox } from "#ui/pictures/turned-box.ts";
import { BELT } from "./conveyor.tsx";
import { Letter } from "./letter.tsx";
import { ModuleBlock } from "./module-block.tsx";

/** Both sides of the tear, from the back to the front. */
const TEAR: readonly Flat[] = [
  [0, 0],
  [-1, 1.2],
  [0.7, 2.3],
  [-0.6, 3.7],
  [0.9, 4.9],
  [-0.4, 6],
  [0.2, 7],
];
const tornAt = (x: number) => TEAR.map(([u, v]): Flat => [x + u, v]);
const HALVES = [
  {
    outline: [[0, 7], [0, 0], ...tornAt(16)] as Flat[],
    legs: [3, 11.6],
    seams: [1.6, 4.5, 7.4, 10.3, 13.2],
  },
  {
    outline: [[34, 7], [34, 0], ...tornAt(22)] as Flat[],
    legs: [24.6, 30.4],
    seams: [24.8, 27.7, 30.6, 33.2],
  },
];

/** A link that no longer works: the belt is torn, and the letter cannot go on. */
export function BrokenLinkPicture() {
  return (
    <Picture view={[-69, -108, 384, 326]}>
      <Area
        fill="var(--picture-ground)"
        d={
          panel("top", [1.5, 0, 0], [0, 0, 16, 7]) +
          panel("top", [23.5, 0, 0], [0, 0, 12, 7]) +
          panel("top", [17.2, 9, 0], [0, 0, 2, 2])
        }
      />
      {HALVES.map(({ outline, legs, seams }) => (
        <g key={legs[0]}>
          <Solid tone="steel" faces={joined(...legs.map((x) => box([x, 5.6, 0], [1.6, 1.2, 4])))} />
          <Solid faces={prism("top", [0, 0, 5.4], outline, 1.4)} />
          <Solid tone="belt" faces={prism("top", [0, 0, BELT], outline, 0.6)}>
            <Line
              stroke="var(--belt-seam)"
              d={strokes(
                "top",
                [0, 0, BELT],
                seams.map((x) => [x, 0.5, x, 6.5]),
              )}
            />
          </Solid>
        </g>
      ))}
      <Line dashed stroke={PLAN} d={strokes("top", [0, 0, BELT], "16.8 0 21.6 0, 17.4 7 21.6 7")} />
      <Letter at={[3.6, 5, BELT]} />
      <ModuleBlock tone="blueprint" at={[27.4, 1.5, BELT]} />
      <Solid faces={turnedBox([17.6, 9.6, 0.9], 1.7, 30, -20)} />
    </Picture>
  );
}
