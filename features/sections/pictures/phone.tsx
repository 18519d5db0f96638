import type { ReactNode } from "react";
import { onSide, outline, type Space, strokes } from "#ui/pictures/isometric.ts";
import { chamfered } from "#ui/pictures/outlines.ts";
import { Line, Solid, type Tone } from "#ui/pictures/picture.tsx";
import { prism } from "#ui/pictures/solids.ts";

type Props = {
  /** Lower left corner of the front. */
  at: Space;
  width: number;
  height: number;
  tone?: Tone;
  screen: string;
  children?: ReactNode;
};

/** A phone that stands upright and looks to the left; its screen begins 0.7 units inside the edge. */
export function Phone({ at, width, height, tone = "face", screen, children }: Props) {
  const glass = onSide("left", at, [0.7, 0.9]);
  return (
    <Solid part="phone" tone={tone} faces={prism("left", at, chamfered(width, height, 0.9), 1)}>
      <path
        data-part="screen"
        fill={screen}
        d={outline("left", glass, chamfered(width - 1.4, height - 1.8, 0.5))}
      />
      <Line d={strokes("left", at, [[width / 2 - 1, 0.5, width / 2 + 1, 0.5]])} />
      {children}
    </Solid>
  );
}
