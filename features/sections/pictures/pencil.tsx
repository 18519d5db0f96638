import type { Space } from "#ui/pictures/isometric.ts";
import { bar } from "#ui/pictures/outlines.ts";
import { Solid } from "#ui/pictures/picture.tsx";
import { prism } from "#ui/pictures/solids.ts";

/** A pencil that stands on its tip at `at` and leans to the viewer's right. */
export function Pencil({ at }: { at: Space }) {
  return (
    <g data-part="pencil">
      <Solid faces={prism("left", at, bar([1.1, 1.4], [1, 1.26], 1.2, 1.5), 1)} />
      <Solid tone="brand" faces={prism("left", at, bar([1.1, 1.4], [4.6, 5.8], 1.2), 1)} />
    </g>
  );
}
