import { panel, type Space } from "#ui/pictures/isometric.ts";
import { Area, Picture, Solid } from "#ui/pictures/picture.tsx";
import { box } from "#ui/pictures/solids.ts";
import { Letter } from "./letter.tsx";
import { ModuleBlock } from "./module-block.tsx";
import { Seal } from "./seal.tsx";

const FLOOR = 1.2;
const LETTER: Space = [2.2, 11, FLOOR + 1.4];

/** What was sent has its place: the letter stands in the block, checked. */
export function ArrivedPicture() {
  const [x, y, z] = LETTER;
  return (
    <Picture view={[-150, -104, 344, 286]}>
      <Area fill="var(--picture-ground)" d={panel("top", [2, 0, 0], [0, 0, 18, 15])} />
      <Solid tone="blueprint" faces={box([0, 0, 0], [18, 15, FLOOR])} />
      <ModuleBlock tone="brand" at={[1.5, 1.4, FLOOR]} size={[5, 5, 10]} />
      <ModuleBlock tone="face" at={[6.5, 1.4, FLOOR]} size={[5, 5, 7]} />
      <ModuleBlock tone="brand" at={[11.5, 1.4, FLOOR]} size={[5, 5, 4]} />
      <Solid tone="steel" faces={box([1.5, 8.4, FLOOR], [15, 4.4, 1.4])} />
      <Letter at={LETTER} />
      <Seal radius={2.6} at={[x + 10.6, y + 0.8, z + 2.4]} />
    </Picture>
  );
}
