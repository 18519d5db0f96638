import type { ReactElement, ReactNode } from "react";
import { disc, onSide, outline, panel, type Space, strokes } from "#ui/pictures/isometric.ts";
import { chamfered } from "#ui/pictures/outlines.ts";
import {
  Area,
  BLUEPRINT,
  CHALK,
  Cylinder,
  Line,
  Picture,
  Solid,
  type Tone,
} from "#ui/pictures/picture.tsx";
import { box, prism } from "#ui/pictures/solids.ts";
import { ModuleBlock } from "../module-block.tsx";
import { Phone } from "../phone.tsx";

function Base({ children }: { children: ReactNode }) {
  return (
    <Picture view={[-124, -104, 262, 252]}>
      <Area fill="var(--picture-ground)" d={panel("top", [1.5, 0, 0], [0, 0, 13.5, 13.5])} />
      <Solid faces={box([0, 0, 0], [13.5, 13.5, 1])} />
      {children}
    </Picture>
  );
}

/** A sheet that stands, with lines on it; a mark before each. */
function StandingSheet({
  at,
  tone = "face",
  rows,
}: {
  at: Space;
  tone?: Tone;
  rows: readonly number[];
}) {
  const stroke = tone === "face" ? undefined : CHALK;
  return (
    <Solid tone={tone} faces={prism("left", at, chamfered(7, 8, 0.6), 0.8)}>
      <Line
        stroke={stroke}
        d={strokes(
          "left",
          at,
          rows.flatMap((length, index) => [
            [1, 6.6 - index * 1.3, 1.2, 6.6 - index * 1.3],
            [2.2, 6.6 - index * 1.3, 2.2 + length, 6.6 - index * 1.3],
          ]),
        )}
      />
    </Solid>
  );
}

/** One for each part that we build. */
export const featurePictures: Record<string, ReactElement> = {
  // Three doors of three heights, and who may open them.
  "feature-roles": (
    <Base>
      {[
        { x: 1, height: 3.4, tone: "face" },
        { x: 5.2, height: 5.4, tone: "blueprint" },
        { x: 9.4, height: 7.4, tone: "brand" },
      ].map(({ x, height, tone }) => (
        <Solid key={x} tone={tone as Tone} faces={box([x, 3, 1], [3.2, 3.2, height])}>
          <Area fill="var(--belt-left)" d={panel("left", [x, 6.2, 1], [0.8, 0, 1.6, 2.4])} />
        </Solid>
      ))}
      {[2.6, 6.8, 11].map((x) => (
        <g key={x}>
          <Cylinder at={[x, 10, 1]} radius={0.8} height={1.6} tone="clay" />
          <Cylinder at={[x, 10, 2.6]} radius={0.5} height={0.8} tone="face" />
        </g>
      ))}
    </Base>
  ),
  // A pile of sheets that only grows.
  "feature-log": (
    <Base>
      {[0, 1, 2, 3, 4].map((step) => (
        <Solid
          key={step}
          tone={step % 2 ? "steel" : "face"}
          faces={box([2.4, 2.4, 1 + step * 0.8], [8.4, 8.4, 0.8])}
        />
      ))}
      <Line
        d={strokes(
          "top",
          [2.4, 2.4, 5],
          "1 1.4 1.4 1.4, 2.4 1.4 7 1.4, 1 3.2 1.4 3.2, 2.4 3.2 5.6 3.2, 1 5 1.4 5, 2.4 5 6.6 5",
        )}
      />
      <Solid tone="brand" faces={box([4, 8.6, 5], [3, 1.6, 2.4])}>
        <Line stroke={CHALK} d={strokes("left", [4, 10.2, 5], "0.7 1.2 1.3 0.6 2.3 1.8")} />
      </Solid>
    </Base>
  ),
  // A phone that works on while its line is cut.
  "feature-offline": (
    <Base>
      <Solid tone="blueprint" faces={box([8.2, 1.2, 1], [4.2, 4.2, 5])}>
        <Line
          stroke={CHALK}
          d={strokes("left", [8.2, 5.4, 1], "0.8 3.9 3.4 3.9, 0.8 2.7 3.4 2.7, 0.8 1.5 3.4 1.5")}
        />
      </Solid>
      <Line dashed d={strokes("top", [4.6, 9, 1.05], "0 0 1.8 0")} />
      <Line dashed d={strokes("top", [8, 9, 1.05], "0 0 2.3 0 2.3 -3.4")} />
      <Line
        stroke="var(--clay-left)"
        d={strokes("top", [7, 8.6, 1.05], "0 0 0.8 0.8, 0.8 0 0 0.8")}
      />
      <Phone at={[1.4, 9.6, 1]} width={5.2} height={9} tone="brand" screen="var(--picture-face)">
        <Line
          d={strokes(
            "left",
            [1.4, 9.6, 1],
            "1.5 6.8 3.7 6.8, 1.5 5.6 3.1 5.6, 1.4 3 2.2 2.2 3.8 4",
          )}
        />
      </Phone>
    </Base>
  ),
  // A crate that is filled from one side and emptied to the other.
  "feature-exchange": (
    <Base>
      <Solid tone="steel" faces={box([3.4, 3.4, 1], [6.4, 6.4, 3])}>
        <Area fill="var(--belt-left)" d={panel("top", [3.4, 3.4, 4], [0.7, 0.7, 5, 5])} />
      </Solid>
      <Solid tone="brand" faces={box([5, 5, 4], [2.2, 2.2, 2.2])} />
      <Solid tone="face" faces={box([5.1, 6, 8.4], [3, 0.3, 3])}>
        <Line
          d={strokes("left", [5.1, 6.3, 8.4], "0.6 2.2 2.4 2.2, 0.6 1.4 2 1.4, 0.6 0.7 2.2 0.7")}
        />
      </Solid>
      <Line
        dashed
        stroke={BLUEPRINT}
        d={strokes("left", [5.1, 6.3, 6.2], "0.4 0 0.4 2.1, 2.6 0 2.6 2.1")}
      />
      <Solid tone="blueprint" faces={box([10.4, 10.2, 1], [2.4, 2.4, 2.4])} />
      <Line
        stroke={BLUEPRINT}
        d={strokes("top", [9.8, 11.4, 1.05], "-3 0 0.2 0, -0.6 -0.6 0.2 0 -0.6 0.6")}
      />
    </Base>
  ),
  // A bell over a phone and a letter.
  "feature-notices": (
    <Base>
      <Phone at={[2.2, 7, 1]} width={5.2} height={9} screen="var(--blueprint-top)">
        <Area fill="var(--picture-face)" d={panel("left", [2.2, 7, 1], [1.1, 5, 3, 1.6])} />
        <Line d={strokes("left", [2.2, 7, 1], "1.5 6.1 3.2 6.1, 1.5 5.5 2.6 5.5")} />
        <path
          fill="var(--clay-left)"
          d={disc("left", onSide("left", [2.2, 7, 1], [4.2, 6.8]), 0.5)}
        />
      </Phone>
      <Solid tone="brand" faces={box([8.4, 6.8, 1], [4, 4.6, 0.6])}>
        <Line stroke={CHALK} d={strokes("top", [8.4, 6.8, 1.6], "0 0 2 2.2 4 0")} />
      </Solid>
      <Solid tone="clay" faces={box([9.4, 2, 1], [2.6, 2.6, 1])} />
      <Cylinder at={[10.7, 3.3, 2]} radius={1} height={2} tone="brand" />
    </Base>
  ),
  // Figures of a report, as a sheet and as blocks.
  "feature-reports": (
    <Base>
      <StandingSheet at={[2, 4.4, 1]} rows={[3.4, 2.6, 3.8, 2, 3]} />
      {[2.4, 3.8, 3, 5.4].map((height, index) => (
        <Solid
          key={height}
          tone={index === 3 ? "brand" : index === 1 ? "face" : "blueprint"}
          faces={box([2 + index * 2.7, 8.4, 1], [1.9, 1.9, height])}
        />
      ))}
    </Base>
  ),
  // One key, several doors.
  "feature-sign-in": (
    <Base>
      {[1, 5.2, 9.4].map((x, index) => (
        <ModuleBlock
          key={x}
          at={[x, 1.4, 1]}
          size={[3.2, 3.2, 3 + index]}
          tone={index === 1 ? "blueprint" : "face"}
        />
      ))}
      <Line
        stroke={BLUEPRINT}
        d={strokes("top", [0, 0, 1.05], "2.6 4.6 2.6 6.4 11 6.4 11 4.6, 6.8 4.6 6.8 8")}
      />
      <Solid tone="brand" faces={box([5, 8, 1], [3.6, 3.6, 3.4])}>
        <path
          fill="var(--picture-line)"
          d={disc("left", onSide("left", [5, 11.6, 1], [1.8, 2.1]), 0.5)}
        />
        <path
          fill="var(--picture-line)"
          d={outline("left", onSide("left", [5, 11.6, 1], [1.5, 0.7]), [
            [0, 0],
            [0.6, 0],
            [0.4, 1.2],
            [0.2, 1.2],
          ])}
        />
      </Solid>
    </Base>
  ),
  // The same sheet three times.
  "feature-languages": (
    <Base>
      <StandingSheet at={[5.6, 3, 1]} tone="blueprint" rows={[3, 3.6, 2.4, 3.2]} />
      <StandingSheet at={[3.6, 7, 1]} tone="brand" rows={[3.6, 2.6, 3.4, 2]} />
      <StandingSheet at={[1.6, 11, 1]} rows={[2.6, 3.4, 3, 3.6]} />
    </Base>
  ),
};
