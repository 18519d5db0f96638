import { iso, panel, type Space, strokes } from "#ui/pictures/isometric.ts";
import { from } from "#ui/pictures/move.ts";
import { Area, Line, Picture, Solid } from "#ui/pictures/picture.tsx";
import { box, joined } from "#ui/pictures/solids.ts";
import { ModuleBlock } from "./module-block.tsx";
import { Pencil } from "./pencil.tsx";

/** Four floors beside each other on the screen (as far along x as back along y), each one higher. */
const FLOORS = [1, 3.5, 6, 8.5].map((z, i): Space => [i * 11, i * -11, z]);
const [DESIGN, BUILD, LAUNCH, SCALE] = FLOORS as [Space, Space, Space, Space];
const PLAN = "var(--picture-plan)";
const CHALK = "var(--picture-chalk)";

/** Design, build, launch, scale. */
export function LaunchPicture({ className }: { className?: string }) {
  const sheet = from(DESIGN, 2.5, 2.5, 0.3);
  const place = from(LAUNCH, 2.5, 2.5);
  const copies = [
    [0, 4.2],
    [4.2, 0],
    [4.2, 4.2],
  ] as const;
  return (
    <Picture view={[-90, -300, 772, 404]} className={className}>
      <Area
        fill="var(--picture-ground)"
        d={FLOORS.map(([x, y]) => panel("top", [x + 2, y, 0], [0, 0, 10, 10])).join("")}
      />
      <Solid faces={joined(...FLOORS.map(([x, y, z]) => box([x, y, 0], [10, 10, z])))} />
      <g data-part="design">
        <Solid tone="blueprint" faces={box(from(DESIGN, 1.5, 1.5), [7, 7, 0.3])}>
          <Line
            stroke={CHALK}
            d={
              panel("top", sheet, [0, 0, 5, 5]) +
              strokes("top", sheet, [
                [2.5, 0, 2.5, 5],
                [0, 2.5, 5, 2.5],
              ])
            }
          />
        </Solid>
        <Pencil at={from(DESIGN, 5.6, 5.6, 0.3)} />
      </g>
      <g data-part="build">
        <ModuleBlock tone="brand" at={from(BUILD, 1, 1)} />
        <ModuleBlock tone="face" at={from(BUILD, 5, 1)} />
        <ModuleBlock tone="blueprint" at={from(BUILD, 1, 5)} />
        <Line dashed stroke={PLAN} d={panel("top", from(BUILD, 5, 5), [0, 0, 4, 4])} />
      </g>
      <Line
        dashed
        stroke={PLAN}
        d={
          panel("top", place, [0, 0, 5, 5]) +
          strokes("left", from(place, 0, 5), [
            [0, 0, 0, 4],
            [5, 0, 5, 4],
          ]) +
          strokes("right", from(place, 5, 0), [[0, 0, 0, 4]])
        }
      />
      <ModuleBlock part="launch" tone="brand" at={from(place, 0, 0, 4)} size={[5, 5, 5]} />
      <g data-part="scale">
        <ModuleBlock id="launch-block" tone="brand" at={from(SCALE, 1, 1)} size={[3.8, 3.8, 3.8]} />
        {copies.map(([x, y]) => {
          const [dx, dy] = iso([x, y, 0]);
          return <use key={`${x}${y}`} href="#launch-block" x={dx} y={dy} />;
        })}
      </g>
    </Picture>
  );
}
