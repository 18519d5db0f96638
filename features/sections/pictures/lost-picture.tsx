import { iso, pair, panel } from "#ui/pictures/isometric.ts";
import { Area, CHALK, Line, Picture, PLAN, Solid } from "#ui/pictures/picture.tsx";
import { turnedBox } from "#ui/pictures/turned-box.ts";
import { BELT, Conveyor } from "./conveyor.tsx";
import { ModuleBlock } from "./module-block.tsx";

/** A page that is not there: one module fell off the belt, its place stays empty. */
export function LostPicture() {
  return (
    <Picture view={[-69, -85, 384, 306]}>
      <Area fill="var(--picture-ground)" d={panel("top", [17.4, 15, 0], [0, 0, 5, 4.4])} />
      <Conveyor />
      <ModuleBlock tone="brand" at={[3, 1.5, BELT]} />
      <ModuleBlock tone="face" at={[11, 1.5, BELT]} />
      <Line dashed stroke={CHALK} d={panel("top", [19, 1.5, BELT], [0, 0, 4, 4])} />
      <ModuleBlock tone="blueprint" at={[27, 1.5, BELT]} />
      <path
        stroke={PLAN}
        strokeDasharray="4 4"
        d={`M${pair(...iso([21, 7.4, BELT]))}Q${pair(...iso([20, 13, 8]))} ${pair(...iso([19, 16, 5]))}`}
      />
      <Solid part="lost" tone="brand" faces={turnedBox([18, 17, 2.5], 4, 20, -22)} />
    </Picture>
  );
}
