import { panel, type Space, strokes } from "#ui/pictures/isometric.ts";
import { Area, BLUEPRINT, BRAND, CHALK, Line, PLAN, Solid } from "#ui/pictures/picture.tsx";
import { box } from "#ui/pictures/solids.ts";
import { AppWindowModule } from "../app-window.tsx";
import { ModuleBlock } from "../module-block.tsx";
import { Phone } from "../phone.tsx";
import { PLINTH, Plinth } from "../plinth.tsx";

/** Web: the same application in a large window and, before it, in a small one. */
export function WebPicture() {
  const small: Space = [6.6, 10.6, PLINTH];
  return (
    <Plinth>
      {(["side", "main", "head"] as const).map((module) => (
        <AppWindowModule key={module} at={[0.8, 4.8, PLINTH]} module={module} />
      ))}
      <Solid tone="face" faces={box([6.6, 9, PLINTH], [4, 1.6, 6])}>
        <Area fill={BRAND} d={panel("left", small, [0, 4.7, 4, 1.3])} />
        <Line d={panel("left", small, [0, 4.7, 4, 1.3])} />
        <Line stroke={CHALK} d={strokes("left", small, "0.7 5.35 2.4 5.35")} />
        <Area fill={BLUEPRINT} d={panel("left", small, [0.6, 2.7, 2.8, 1.3])} />
        <Line d={strokes("left", small, "0.6 1.9 3.4 1.9, 0.6 1.1 2.4 1.1")} />
      </Solid>
    </Plinth>
  );
}

/** Mobile: a phone with the tiles of an app, one of which comes out of the screen. */
export function MobilePicture() {
  const at: Space = [2.4, 7.4, PLINTH];
  const tile = (column: number, row: number) =>
    panel("left", at, [1.25 + column * 1.75, 2.6 + row * 2, 1.2, 1.4]);
  return (
    <Plinth>
      <Phone at={at} width={7.2} height={13} screen="var(--picture-belt)">
        <Area fill={BRAND} d={tile(0, 3) + tile(2, 2) + tile(1, 0)} />
        <Area fill="var(--blueprint-top)" d={tile(1, 3) + tile(0, 1) + tile(2, 0)} />
        <Area fill={CHALK} d={tile(2, 3) + tile(1, 2) + tile(2, 1) + tile(0, 0)} />
        <Line stroke={CHALK} dashed d={tile(0, 2) + tile(1, 1)} />
      </Phone>
      <Line dashed stroke={PLAN} d={strokes("top", [4.55, 7.4, PLINTH + 5.1], "0 0 0 2.2")} />
      <ModuleBlock part="tile" tone="brand" at={[3.9, 9.4, PLINTH + 4.2]} size={[1.9, 1.9, 1.9]} />
      <ModuleBlock tone="blueprint" at={[8.4, 9, PLINTH]} size={[2.4, 2.4, 1.4]} />
    </Plinth>
  );
}

/** Desktop: a wide screen on its foot, with the machine that it measures beside. */
export function DesktopPicture() {
  const glass: Space = [0.6, 5.4, PLINTH + 3];
  return (
    <Plinth>
      <Solid tone="steel" faces={box([3, 3.2, PLINTH], [5, 3, 0.5])} />
      <Solid tone="steel" faces={box([5, 4, PLINTH + 0.5], [1.2, 1, 2.5])} />
      <Solid faces={box([0.6, 4.4, PLINTH + 3], [10.8, 1, 7.4])}>
        <Area fill="var(--picture-belt)" d={panel("left", glass, [0.6, 0.6, 9.6, 6.2])} />
        <Area fill={BRAND} d={panel("left", glass, [0.6, 5.8, 9.6, 1])} />
        <Line
          stroke={CHALK}
          d={strokes(
            "left",
            glass,
            "1.4 4.8 3.4 4.8, 1.4 3.8 2.8 3.8, 1.4 2.8 3.2 2.8, 1.4 1.8 2.6 1.8",
          )}
        />
        <Line
          stroke="var(--blueprint-top)"
          d={strokes("left", glass, "4.4 1.6 5.6 3.4 6.4 2.4 7.6 4.6 8.6 3.8 9.6 5")}
        />
      </Solid>
      <Solid tone="steel" faces={box([1, 8, PLINTH], [6, 2.6, 0.6])}>
        <Line
          d={strokes(
            "top",
            [1, 8, PLINTH + 0.6],
            [0.7, 1.3, 1.9].map((v) => [0.6, v, 5.4, v]),
          )}
        />
      </Solid>
      <ModuleBlock tone="brand" at={[8.4, 7.6, PLINTH]} size={[2.8, 3, 3.4]} />
      <Line
        stroke={CHALK}
        d={strokes("left", [8.4, 10.6, PLINTH], "0.6 1.2 1 2.2 1.6 0.8 2.2 1.6")}
      />
    </Plinth>
  );
}
