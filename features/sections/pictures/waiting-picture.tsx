import { disc, panel, type Space, strokes } from "#ui/pictures/isometric.ts";
import { from } from "#ui/pictures/move.ts";
import { Area, BRAND, CHALK, Cylinder, Line, Picture, Solid } from "#ui/pictures/picture.tsx";
import { box, prism } from "#ui/pictures/solids.ts";
import { BELT, Conveyor } from "./conveyor.tsx";
import { Letter } from "./letter.tsx";

const GATE = 18;
const HIGH = 17;
const FRAME = [
  [0, 0],
  [1.4, 0],
  [1.4, HIGH],
  [11.2, HIGH],
  [11.2, HIGH + 1.4],
  [0, HIGH + 1.4],
] as const;
const BEHIND: Space = [28, 3.5, BELT];

/** One more step: a letter waits before a closed gate; behind it, it would be checked. */
export function WaitingPicture() {
  const arm: Space = [GATE + 0.3, -1, BELT + 2.6];
  const front = from(arm, 0.8, 9);
  const stripes = [1.2, 3.6, 6, 8.4].map((u) => panel("right", front, [u - 0.6, 0, 1.2, 1.8]));
  return (
    <Picture view={[-69, -112, 384, 328]}>
      <Solid tone="steel" faces={box([GATE, -2.4, 0], [1.4, 1.4, HIGH])} />
      <Conveyor />
      <Letter at={[2.6, 5, BELT]} />
      <Line dashed stroke={CHALK} d={disc("top", BEHIND, 2.8)} />
      <path stroke={CHALK} strokeWidth="2.5" d={strokes("top", BEHIND, "-1.2 1 0.5 1 0.5 -1.8")} />
      <Solid part="barrier" faces={box(arm, [0.8, 9, 1.8])}>
        <Area fill={BRAND} d={stripes.join("")} />
      </Solid>
      <Solid tone="steel" faces={prism("right", [GATE + 1.4, 8.8, 0], FRAME, 1.4)} />
      <Cylinder tone="blueprint" at={[GATE + 0.7, 3.2, HIGH + 1.4]} radius={1.1} height={1.6} />
    </Picture>
  );
}
