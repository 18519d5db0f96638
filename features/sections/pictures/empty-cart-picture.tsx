import { flatPath, iso, panel, type Space, strokes } from "#ui/pictures/isometric.ts";
import { Area, BRAND, Line, Picture, PLAN, Solid } from "#ui/pictures/picture.tsx";
import { box } from "#ui/pictures/solids.ts";

const W = 9;
const H = 6;
const FLAP = 2.6;
const quad = (...points: Space[]) => flatPath(points.map(iso));

/** An open box that waits for its first module. */
export function EmptyCartPicture() {
  const { left, right } = box([0, 0, 0], [W, W, H]);
  return (
    <Picture view={[-108, -91, 217, 197]}>
      <Area fill="var(--picture-ground)" d={panel("top", [1.5, 0, 0], [0, 0, W, W])} />
      <path fill="var(--steel-right)" d={quad([0, 0, H], [0, W, H], [0, W, 0], [0, 0, 0])} />
      <path fill="var(--steel-left)" d={quad([0, 0, H], [W, 0, H], [W, 0, 0], [0, 0, 0])} />
      <path fill="var(--steel-top)" d={quad([0, 0, 0], [W, 0, 0], [W, W, 0], [0, W, 0])} />
      <path
        fill="var(--face-top)"
        d={quad([0, 0, H], [W, 0, H], [W, -FLAP, H + 1], [0, -FLAP, H + 1])}
      />
      <path
        fill="var(--face-top)"
        d={quad([0, 0, H], [0, W, H], [-FLAP, W, H + 1], [-FLAP, 0, H + 1])}
      />
      <Line dashed stroke={PLAN} d={Object.values(box([2.5, 2.5, 4], [4, 4, 4])).join("")} />
      <Solid faces={{ left, right }} />
      <path
        fill="var(--face-left)"
        d={quad([0, W, H], [W, W, H], [W, W + FLAP, H - 1.4], [0, W + FLAP, H - 1.4])}
      />
      <path
        fill="var(--face-right)"
        d={quad([W, 0, H], [W, W, H], [W + FLAP, W, H - 1.4], [W + FLAP, 0, H - 1.4])}
      />
      <path stroke={BRAND} strokeWidth="2.5" d={strokes("left", [0, W, 0], "1.2 1.2 3 1.2")} />
    </Picture>
  );
}
