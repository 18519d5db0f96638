import type { ReactNode } from "react";
import { panel } from "#ui/pictures/isometric.ts";
import { Area, Solid } from "#ui/pictures/picture.tsx";
import { box } from "#ui/pictures/solids.ts";

/** What of the drawing plane every product picture shows: left, top, width, height in px. */
export const productView = [-120, -106, 240, 240] as const;

/** Height of the plinth that every product stands on. */
export const floor = 1;

/** A product on its plinth of 12 × 12 units; `id` is its name in content/products.json. */
export function ProductPlinth({ id, children }: { id: string; children: ReactNode }) {
  return (
    <g id={id}>
      <Area fill="var(--picture-ground)" d={panel("top", [1.5, 0, 0], [0, 0, 12, 12])} />
      <Solid faces={box([0, 0, 0], [12, 12, floor])} />
      {children}
    </g>
  );
}
