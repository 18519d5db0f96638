import { iso, panel, type Space, strokes } from "#ui/pictures/isometric.ts";
import { from } from "#ui/pictures/move.ts";
import { bar } from "#ui/pictures/outlines.ts";
import { Area, CHALK, Line, Picture, PLAN, Solid } from "#ui/pictures/picture.tsx";
import { box, joined, prism } from "#ui/pictures/solids.ts";
import { ModuleBlock } from "./module-block.tsx";

/** Four floors, a staircase from the front to the back. */
const DESIGN: Space = [0, 30, 1];
const BUILD: Space = [0, 20, 4];
const LAUNCH: Space = [0, 10, 7];
const SCALE: Space = [0, 0, 10];
const FLOORS = [SCALE, LAUNCH, BUILD, DESIGN];
const PLACE = from(LAUNCH, 2.5, 2.5);
const COPIES = [
  [0, 4.2],
  [4.2, 0],
  [4.2, 4.2],
] as const;

/** Design, build, launch, scale. */
export function LaunchPicture() {
  const sheet = from(DESIGN, 2.5, 2.5, 0.3);
  return (
    <Picture view={[-354, -136, 466, 404]}>
      <Area fill="var(--picture-ground)" d={panel("top", [2, 0, 0], [0, 0, 10, 40])} />
      <Solid faces={joined(...FLOORS.map(([x, y, z]) => box([x, y, 0], [10, 10, z])))} />
      <g data-part="scale">
        <ModuleBlock id="launch-block" tone="brand" at={from(SCALE, 1, 1)} size={[3.8, 3.8, 3.8]} />
        {COPIES.map(([x, y]) => {
          const [dx, dy] = iso([x, y, 0]);
          return <use key={dx} href="#launch-block" x={dx} y={dy} />;
        })}
      </g>
      <Line
        dashed
        stroke={PLAN}
        d={
          panel("top", PLACE, [0, 0, 5, 5]) +
          strokes("left", from(PLACE, 0, 5), "0 0 0 4, 5 0 5 4") +
          strokes("right", from(PLACE, 5, 0), "0 0 0 4")
        }
      />
      <ModuleBlock part="launch" tone="brand" at={from(PLACE, 0, 0, 4)} size={[5, 5, 5]} />
      <g data-part="build">
        <ModuleBlock tone="brand" at={from(BUILD, 1, 1)} />
        <ModuleBlock tone="face" at={from(BUILD, 5, 1)} />
        <ModuleBlock tone="blueprint" at={from(BUILD, 1, 5)} />
        <Line dashed stroke={PLAN} d={panel("top", from(BUILD, 5, 5), [0, 0, 4, 4])} />
      </g>
      <g data-part="design">
        <Solid tone="blueprint" faces={box(from(DESIGN, 1.5, 1.5), [7, 7, 0.3])}>
          <Line
            stroke={CHALK}
            d={
              panel("top", sheet, [0, 0, 5, 5]) + strokes("top", sheet, "2.5 0 2.5 5, 0 2.5 5 2.5")
            }
          />
        </Solid>
        <Pencil at={from(DESIGN, 5.6, 5.6, 0.3)} />
      </g>
    </Picture>
  );
}

/** A pencil that stands on its tip at `at` and leans to the viewer's right. */
function Pencil({ at }: { at: Space }) {
  return (
    <g data-part="pencil">
      <Solid faces={prism("left", at, bar([1.1, 1.4], [1, 1.26], 1.2, 1.5), 1)} />
      <Solid tone="brand" faces={prism("left", at, bar([1.1, 1.4], [4.6, 5.8], 1.2), 1)} />
    </g>
  );
}
