import { panel, strokes } from "#ui/pictures/isometric.ts";
import { Area, CHALK, Line, Picture, Solid } from "#ui/pictures/picture.tsx";
import { box, joined } from "#ui/pictures/solids.ts";
import { BELT } from "./conveyor.tsx";
import { ModuleBlock } from "./module-block.tsx";

const CHEVRONS = [11, 14, 17, 20].map((v) => [1.8, v, 3.5, v - 2.4, 5.2, v]);

/** Somebody leaves: a module rides away from the others, its place stays marked. */
export function DepartedPicture() {
  return (
    <Picture view={[-327, -84, 408, 318]}>
      <Area
        fill="var(--picture-ground)"
        d={panel("top", [1.5, 0, 0], [0, 0, 7, 22]) + panel("top", [-6.5, 22, 0], [0, 0, 23, 7])}
      />
      <Solid tone="steel" faces={box([5.4, 3, 0], [1.2, 1.6, 4])} />
      <Solid faces={box([0, 0, 4], [7, 24, 1.4])} />
      <Solid tone="belt" faces={box([0, 0, 5.4], [7, 24, 0.6])}>
        <Line stroke={CHALK} d={strokes("top", [0, 0, BELT], CHEVRONS)} />
      </Solid>
      <ModuleBlock part="leaving" tone="brand" at={[1.5, 3, BELT]} />
      <Solid
        tone="steel"
        faces={joined(...[-6, 11].map((x) => box([x, 27.4, 0], [1.6, 1.2, 4])))}
      />
      <Solid tone="blueprint" faces={box([-8, 22, 4], [23, 7, 2])} />
      <ModuleBlock tone="face" at={[-6.5, 23.5, BELT]} />
      <Line dashed stroke={CHALK} d={panel("top", [1.5, 23.5, BELT], [0, 0, 4, 4])} />
      <ModuleBlock tone="brand" at={[9.5, 23.5, BELT]} />
    </Picture>
  );
}
