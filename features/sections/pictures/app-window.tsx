import type { ReactNode } from "react";
import { onSide, panel, type Space, strokes } from "#ui/pictures/isometric.ts";
import { Area, BLUEPRINT, BRAND, CHALK, Line, Solid, type Tone } from "#ui/pictures/picture.tsx";
import { box } from "#ui/pictures/solids.ts";

export type WindowModule = "side" | "main" | "head";

const DEPTH = 2.4;

type Plan = {
  tone: Tone;
  /** Corner, width and height on the front of the window. */
  place: readonly [number, number, number, number];
  draw: (at: Space) => ReactNode;
};

/** In the order in which they are stacked. */
const PLANS: Record<WindowModule, Plan> = {
  side: {
    tone: "blueprint",
    place: [0, 0, 3.2, 6.2],
    draw: (at) => (
      <Line
        stroke={CHALK}
        d={strokes(
          "left",
          at,
          "0.7 5.1 1.4 5.1, 0.7 3.8 2.5 3.8, 0.7 2.8 2.1 2.8, 0.7 1.8 2.5 1.8",
        )}
      />
    ),
  },
  main: {
    tone: "face",
    place: [3.2, 0, 6.8, 6.2],
    draw: (at) => (
      <>
        <Area
          fill={BRAND}
          d={[1.2, 2, 1.6, 3.2]
            .map((h, i) => panel("left", at, [0.9 + i * 1.35, 0.8, 0.9, h]))
            .join("")}
        />
        <Line stroke={BLUEPRINT} d={strokes("left", at, "0.9 3.2 2.4 4.1 3.9 3.6 5.9 5.3")} />
      </>
    ),
  },
  head: {
    tone: "brand",
    place: [0, 6.2, 10, 2],
    draw: (at) => (
      <Line
        stroke={CHALK}
        d={strokes("left", at, "0.9 1 1.1 1, 1.8 1 2 1, 2.7 1 2.9 1, 5.6 1 9 1")}
      />
    ),
  },
};

type Props = {
  /** Lower left corner of the window's front. */
  at: Space;
  module: WindowModule;
  id?: string;
};

/** One of the three modules that fit into an upright application window of 10 × 8.2 units. */
export function AppWindowModule({ at, module, id }: Props) {
  const { tone, place, draw } = PLANS[module];
  const [u, v, w, h] = place;
  const corner = onSide("left", at, [u, v]);
  const [x, y, z] = corner;
  return (
    <Solid id={id} tone={tone} faces={box([x, y - DEPTH, z], [w, DEPTH, h])}>
      {draw(corner)}
    </Solid>
  );
}

/** The outlines of the modules, as the blueprint shows them. */
export function appWindowPlan(at: Space): string {
  return Object.values(PLANS)
    .map(({ place }) => panel("left", at, place))
    .join("");
}
