import { outline, panel, type Space, strokes } from "#ui/pictures/isometric.ts";
import { Area, CHALK, Cylinder, Line, Picture, Solid } from "#ui/pictures/picture.tsx";
import { box, prism } from "#ui/pictures/solids.ts";

const SHIELD = [
  [0, 12.4],
  [0, 6],
  [1.6, 2.6],
  [5.5, 0],
  [9.4, 2.6],
  [11, 6],
  [11, 12.4],
  [5.5, 14],
] as const;
const AT: Space = [2, 15, 1.2];

/** Data protection: the data stands behind a shield with a lock. */
export function ShieldPicture() {
  const inner = SHIELD.map(([u, v]) => [5.5 + (u - 5.5) * 0.8, 7 + (v - 7) * 0.82] as const);
  const shackle = strokes(
    "left",
    [AT[0] + 6, AT[1] + 0.4, AT[2] + 8.6],
    "-1.5 0 -1.5 1.4 -0.7 2.2 0.7 2.2 1.5 1.4 1.5 0",
  );
  return (
    <Picture view={[-155, -99, 319, 282]}>
      <Area fill="var(--picture-ground)" d={panel("top", [2, 0, 0], [0, 0, 16, 17])} />
      <Solid faces={box([0, 0, 0], [16, 17, 1.2])} />
      {[0, 4, 8].map((z) => (
        <Cylinder
          key={z}
          tone={z === 4 ? "face" : "blueprint"}
          at={[8, 6, 1.2 + z]}
          radius={4.6}
          height={3.6}
        />
      ))}
      <Solid part="shield" tone="brand" faces={prism("left", AT, SHIELD, 1.6)}>
        <Line stroke={CHALK} d={outline("left", AT, inner)} />
      </Solid>
      <g data-part="lock">
        <path strokeWidth="5" d={shackle} />
        <path strokeWidth="2" stroke="var(--picture-face)" d={shackle} />
        <Solid faces={box([AT[0] + 3.5, AT[1], AT[2] + 4.6], [5, 0.8, 4])} />
        <path
          strokeWidth="3"
          d={strokes("left", [AT[0] + 6, AT[1] + 0.8, AT[2] + 7.1], "0 0 0 -1")}
        />
      </g>
    </Picture>
  );
}
