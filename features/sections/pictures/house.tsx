import { flatPath, iso, lieOn, panel, type Space } from "#ui/pictures/isometric.ts";
import { from } from "#ui/pictures/move.ts";
import { Solid } from "#ui/pictures/picture.tsx";
import { box } from "#ui/pictures/solids.ts";

const DEPTH = 5.4;
const STOREY = 4;
/** How far the upper floors lean out, and how far the roof stands over. */
const LEAN = 0.5;
const EAVES = 0.8;

/** The two slopes of a hip roof that can be seen; its ridge runs along x. */
function hipRoof([x, y, z]: Space, width: number, depth: number, height: number) {
  const middle = y + depth / 2;
  const near: Space = [x + width - depth / 2, middle, z + height];
  const far: Space = [x + depth / 2, middle, z + height];
  const slope = (...points: Space[]) => flatPath(points.map(iso));
  return {
    top: slope([x, y + depth, z], [x + width, y + depth, z], near, far),
    left: slope([x + width, y, z], [x + width, y + depth, z], near),
  };
}

type WindowsProps = {
  side: "left" | "right";
  at: Space;
  wall: number;
  floors: number;
  glass: string;
};

/** Rows of tall windows: thick dashed lines, one row for each floor. */
function Windows({ side, at, wall, floors, glass }: WindowsProps) {
  const rows = Array.from(
    { length: floors },
    (_, i) => `M7-${i * STOREY * 10 + 19}h${wall * 10 - 14}`,
  );
  return (
    <path
      transform={lieOn(side, at)}
      d={rows.join("")}
      stroke={glass}
      strokeWidth="20"
      strokeDasharray="8 11"
    />
  );
}

type Props = {
  at: Space;
  width: number;
  storeys: number;
  /** Colour of the window panes. */
  glass: string;
};

/**
 * A house of Odunpazarı: the upper floors lean out over the street, a wide hip roof covers them.
 * Their walls take the text colour around them, so that `<use>` can paint the house anew.
 */
export function House({ at, width, storeys, glass }: Props) {
  const [w, d] = [width + 2 * LEAN, DEPTH + LEAN];
  const floors = storeys - 1;
  const corner = from(at, -LEAN, 0, STOREY);
  const eaves = from(corner, -EAVES, -EAVES, floors * STOREY);
  const { left, right } = box(at, [width, DEPTH, STOREY]);
  const upper = box(corner, [w, d, floors * STOREY]);
  return (
    <>
      <Solid faces={{ left, right }}>
        <path
          fill="var(--picture-belt)"
          d={panel("left", from(at, 0, DEPTH), [width / 2 - 0.9, 0, 1.8, 2.5])}
        />
      </Solid>
      <g strokeLinecap="butt">
        <path fill="currentColor" d={`${upper.left}${upper.right}`} />
        <path fill="var(--picture-line)" fillOpacity=".18" d={upper.right} />
        <Windows side="left" at={from(corner, 0, d)} wall={w} floors={floors} glass={glass} />
        <Windows side="right" at={from(corner, w, d)} wall={d} floors={floors} glass={glass} />
      </g>
      <Solid tone="clay" faces={hipRoof(eaves, w + 2 * EAVES, d + 2 * EAVES, 3.4)} />
    </>
  );
}
