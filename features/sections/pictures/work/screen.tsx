import type { ReactNode } from "react";
import { panel, type Space, strokes } from "#ui/pictures/isometric.ts";
import { Area, CHALK, Line, Picture, Solid, type Tone } from "#ui/pictures/picture.tsx";
import { box } from "#ui/pictures/solids.ts";

/** Lower left corner of the screen's front; it is 17 units wide and 11 high. */
export const SCREEN: Space = [1, 3, 1];

interface Props {
  head?: Tone;
  /** What the application shows, drawn on its front between (4.6, 0.8) and (16.4, 8.2). */
  shows: ReactNode;
  /** What it is about, standing in front of it. */
  children: ReactNode;
}

/** A screen of an application that stands on a base, and what it is about before it. */
export function ScreenPicture({ head = "brand", shows, children }: Props) {
  return (
    <Picture view={[-106, -107, 293, 276]}>
      <Area fill="var(--picture-ground)" d={panel("top", [2, 0, 0], [0, 0, 19.5, 12])} />
      <Solid faces={box([0, 0, 0], [19, 11, 1])} />
      <Solid faces={box([1, 2, 1], [17, 1, 11])}>
        <Area fill={`var(--${head}-left)`} d={panel("left", SCREEN, [4, 9, 13, 2])} />
        <Area fill="var(--blueprint-right)" d={panel("left", SCREEN, [0, 0, 4, 11])} />
        <Line
          stroke={CHALK}
          d={strokes(
            "left",
            SCREEN,
            "0.8 9.9 2 9.9, 0.8 7.6 3.2 7.6, 0.8 6.4 2.8 6.4, 0.8 5.2 3.2 5.2, 0.8 4 2.4 4, 5 10 9 10, 14.6 10 16 10",
          )}
        />
        <Line d={panel("left", SCREEN, [0, 0, 17, 11])} />
        {shows}
      </Solid>
      {children}
    </Picture>
  );
}
