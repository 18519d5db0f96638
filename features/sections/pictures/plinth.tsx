import type { ReactNode } from "react";
import { panel } from "#ui/pictures/isometric.ts";
import { Area, Picture, Solid } from "#ui/pictures/picture.tsx";
import { box } from "#ui/pictures/solids.ts";

/** Height at which things stand. */
export const PLINTH = 1;

/** A square plate of 12 × 12 units with its shadow, which one thing is shown on. */
export function Plinth({ children }: { children: ReactNode }) {
  return (
    <Picture view={[-112, -99, 237, 235]}>
      <Area fill="var(--picture-ground)" d={panel("top", [1.5, 0, 0], [0, 0, 12, 12])} />
      <Solid faces={box([0, 0, 0], [12, 12, PLINTH])} />
      {children}
    </Picture>
  );
}
