import type { ReactElement } from "react";
import { panel, strokes } from "#ui/pictures/isometric.ts";
import {
  Area,
  CHALK,
  Cylinder,
  Line,
  Picture,
  PLAN,
  Solid,
  type Tone,
} from "#ui/pictures/picture.tsx";
import { box, joined } from "#ui/pictures/solids.ts";
import { ModuleBlock } from "../module-block.tsx";
import { Phone } from "../phone.tsx";
import { ScreenPicture } from "./screen.tsx";
import { Bars, Cells, Curve, Route, Rows, Tiles } from "./screen-parts.tsx";

function Reel({ x, tone }: { x: number; tone: Tone }) {
  return (
    <>
      <Cylinder at={[x, 7.5, 1]} radius={1.7} height={0.6} tone="steel" />
      <Cylinder at={[x, 7.5, 1.6]} radius={1.3} height={3} tone={tone} />
      <Cylinder at={[x, 7.5, 4.6]} radius={1.7} height={0.6} tone="steel" />
    </>
  );
}

/** Screens of what was built, and what they are about. */
export const workPictures: Record<string, ReactElement> = {
  // Three ways of working: a block, a growing stack, one that is looked after.
  plans: (
    <Picture view={[-150, -44, 330, 226]}>
      <Area fill="var(--picture-ground)" d={panel("top", [2, 0, 0], [0, 0, 18, 16])} />
      <Solid faces={box([0, 0, 0], [18, 16, 1])} />
      <Line
        dashed
        stroke={PLAN}
        d={[1.5, 7, 12.5].map((x) => panel("top", [x, 8.6, 1], [0, 0, 4, 4])).join("")}
      />
      <ModuleBlock at={[1.5, 2.6, 1]} size={[4, 4, 3.4]} tone="face" />
      <ModuleBlock at={[7, 2.6, 1]} size={[4, 4, 3.4]} tone="blueprint" />
      <ModuleBlock at={[7, 2.6, 4.4]} size={[4, 4, 3.4]} tone="face" />
      <ModuleBlock at={[12.5, 2.6, 1]} size={[4, 4, 3.4]} tone="brand" />
      <ModuleBlock at={[12.5, 2.6, 4.4]} size={[4, 4, 3.4]} tone="brand" />
      <ModuleBlock at={[12.5, 2.6, 7.8]} size={[4, 4, 3.4]} tone="brand" />
      {[1.5, 7, 12.5].map((x) => (
        <Solid key={x} tone="clay" faces={box([x + 0.6, 9.6, 1], [2.8, 2, 0.4])}>
          <Line d={strokes("top", [x + 0.6, 9.6, 1.4], "0.5 1 1.9 1")} />
        </Solid>
      ))}
    </Picture>
  ),
  // Looms: which line stands, and three reels of yarn.
  "screen-looms": (
    <ScreenPicture
      shows={
        <>
          <Tiles from={[4.8, 6.2]} count={3} />
          <Bars from={[4.9, 0.9]} heights={[3.6, 4.2, 1.6, 4.4, 3.9, 4.1, 3.2, 4.4]} marked={2} />
        </>
      }
    >
      <g id="loom-reel">
        <Reel x={3} tone="brand" />
      </g>
      <Reel x={8} tone="clay" />
      <use href="#loom-reel" x="86.6" y="50" />
    </ScreenPicture>
  ),
  // Deliveries: the day's route, a phone with the receipt, parcels.
  "screen-deliveries": (
    <ScreenPicture
      head="blueprint"
      shows={
        <>
          <Area fill="var(--steel-top)" d={panel("left", [1, 3, 1], [4.8, 0.8, 7.4, 7.4])} />
          <Route
            stops={[
              [5.8, 1.8],
              [7.2, 4.4],
              [9, 3.2],
              [10.8, 6.8],
            ]}
          />
          <Rows from={[12.8, 7]} lengths={[2, 1.4, 1.8, 1.2, 2]} />
        </>
      }
    >
      <Solid tone="clay" faces={box([2, 6, 1], [3.6, 3.6, 3])}>
        <Line d={strokes("top", [2, 6, 4], "1.8 0 1.8 3.6")} />
      </Solid>
      <Solid tone="clay" faces={box([6.4, 7, 1], [2.6, 2.6, 2])} />
      <Phone at={[11.4, 9.4, 1]} width={5} height={8.6} screen="var(--blueprint-top)">
        <Line
          d={strokes(
            "left",
            [11.4, 9.4, 1],
            "1.4 6.6 3.6 6.6, 1.4 5.6 3 5.6, 1.3 2.4 1.9 3.2 2.4 2 3 3.1 3.7 2.4",
          )}
        />
      </Phone>
    </ScreenPicture>
  ),
  // Orders of shops: shelf, cart of modules.
  "screen-orders": (
    <ScreenPicture
      shows={
        <>
          <Rows from={[4.9, 7]} lengths={[4, 3.2, 4.4, 2.6, 3.6]} marked={[3]} />
          <Cells from={[11.6, 6.8]} columns={3} rows={4} taken={[0, 1, 4, 5, 7, 9]} />
        </>
      }
    >
      <Solid tone="steel" faces={box([2, 6, 1], [14, 3.6, 0.8])} />
      {[2.6, 6, 9.4, 12.8].map((x, index) => (
        <ModuleBlock
          key={x}
          at={[x, 6.6, 1.8]}
          size={[2.6, 2.4, 2 + (index % 2)]}
          tone={index === 2 ? "blueprint" : index === 1 ? "face" : "brand"}
        />
      ))}
    </ScreenPicture>
  ),
  // A press, and its service sheet.
  "screen-service": (
    <ScreenPicture
      head="blueprint"
      shows={
        <>
          <Line d={panel("left", [1, 3, 1], [4.9, 1, 5, 7])} />
          <Area
            fill="var(--blueprint-top)"
            d={
              panel("left", [1, 3, 1], [5.7, 1.8, 3.4, 1.6]) +
              panel("left", [1, 3, 1], [5.7, 5.6, 3.4, 1.6])
            }
          />
          <Curve points={[7.4, 3.4, 7.4, 5.6]} />
          <Rows from={[10.9, 7]} lengths={[3.2, 2.4, 3.6, 2, 3]} marked={[1]} />
        </>
      }
    >
      <Solid tone="steel" faces={box([4.4, 6, 1], [8, 4, 1.2])} />
      <Solid
        tone="steel"
        faces={joined(box([4.4, 6.4, 2.2], [1.2, 3, 5.4]), box([11.2, 6.4, 2.2], [1.2, 3, 5.4]))}
      />
      <Solid tone="clay" faces={box([6.4, 6.8, 2.2], [4, 2.4, 0.5])} />
      <Solid tone="brand" faces={box([6, 6.4, 4.6], [4.8, 3, 1.2])} />
      <Solid tone="face" faces={box([3.8, 6, 7.6], [9.2, 4, 1.6])} />
    </ScreenPicture>
  ),
  // A freight wagon on its rails, and how far the fleet has come.
  "screen-wagons": (
    <ScreenPicture
      shows={
        <>
          <Curve points={[4.9, 4.8, 6.6, 5.6, 8.4, 5.2, 10.2, 6.8, 12, 6.4, 13.8, 7.6, 16, 7.2]} />
          <Curve dashed points={[4.9, 4.2, 8, 4.8, 11, 5.6, 16, 6.2]} />
          <Rows from={[4.9, 2.6]} lengths={[5, 4, 5.6]} />
          <Rows from={[11.2, 2.6]} lengths={[3, 2.4, 3.4]} />
        </>
      }
    >
      <Solid
        tone="steel"
        faces={joined(box([0.6, 6.2, 1], [17.6, 0.4, 0.4]), box([0.6, 9, 1], [17.6, 0.4, 0.4]))}
      />
      <Solid tone="belt" faces={box([4, 6, 1.4], [10, 3.6, 0.8])} />
      <Solid tone="clay" faces={box([3.6, 5.8, 2.2], [10.8, 4, 3])}>
        <Line
          d={strokes(
            "left",
            [3.6, 9.8, 2.2],
            [2.7, 5.4, 8.1].map((u) => [u, 0, u, 3]),
          )}
        />
        <Area fill="var(--picture-face)" d={panel("left", [3.6, 9.8, 2.2], [3.4, 1, 1.4, 0.9])} />
      </Solid>
    </ScreenPicture>
  ),
  // Documents that are read: sheets, of which one is taken.
  "screen-documents": (
    <ScreenPicture
      head="blueprint"
      shows={
        <>
          <Area fill="var(--picture-face)" d={panel("left", [1, 3, 1], [4.9, 0.9, 5, 7.2])} />
          <Line d={panel("left", [1, 3, 1], [4.9, 0.9, 5, 7.2])} />
          <Area
            fill="var(--brand-top)"
            d={
              panel("left", [1, 3, 1], [5.5, 6.2, 2.6, 0.8]) +
              panel("left", [1, 3, 1], [5.5, 2, 3.4, 0.8])
            }
          />
          <Line d={strokes("left", [1, 3, 1], "5.5 5.2 9.2 5.2, 5.5 4.4 8.6 4.4, 5.5 3.6 9 3.6")} />
          <Curve dashed points={[8.1, 6.6, 11, 6.6]} />
          <Curve dashed points={[8.9, 2.4, 11, 2.4]} />
          <Rows from={[11.2, 6.3]} lengths={[2.8, 2.2, 3, 2]} />
        </>
      }
    >
      {[0, 0.7, 1.4].map((z) => (
        <Solid key={z} tone="steel" faces={box([3, 5.6, 1 + z], [6, 4.4, 0.5])} />
      ))}
      <Solid tone="face" faces={box([3, 5.6, 3.1], [6, 4.4, 0.5])}>
        <Line d={strokes("top", [3, 5.6, 3.6], "0.8 1 4.6 1, 0.8 1.9 5.2 1.9, 0.8 2.8 3.6 2.8")} />
      </Solid>
      <Solid tone="brand" faces={box([11.4, 6, 1], [4.6, 3.4, 2.6])}>
        <Line stroke={CHALK} d={strokes("left", [11.4, 9.4, 1], "1 1.3 1.9 0.6 3.6 2")} />
      </Solid>
    </ScreenPicture>
  ),
};
