import type { ReactElement } from "react";
import { onSide, panel, type Space, strokes } from "#ui/pictures/isometric.ts";
import { chamfered } from "#ui/pictures/outlines.ts";
import {
  Area,
  BLUEPRINT,
  BRAND,
  CHALK,
  Cylinder,
  Line,
  PLAN,
  Solid,
} from "#ui/pictures/picture.tsx";
import { box, joined, prism } from "#ui/pictures/solids.ts";
import { ModuleBlock } from "./module-block.tsx";
import { PLINTH, Plinth } from "./plinth.tsx";

/** Two companies that fit: one brings the people, the other the software, and each part has its place in the other. */
function PartnersPicture() {
  const top = PLINTH + 2.4;
  const screen: Space = [7.3, 3.6, top];
  return (
    <Plinth>
      <Solid
        tone="blueprint"
        faces={joined(
          box([0.8, 2.2, PLINTH], [4, 7.6, 2.4]),
          box([4.8, 4.7, PLINTH], [1.6, 2.6, 2.4]),
        )}
      />
      <Solid
        tone="brand"
        faces={joined(
          box([7, 2.2, PLINTH], [4.2, 2.5, 2.4]),
          box([8.6, 4.7, PLINTH], [2.6, 2.6, 2.4]),
          box([7, 7.3, PLINTH], [4.2, 2.5, 2.4]),
        )}
      />
      {(
        [
          [2.6, 3.8],
          [2.6, 6],
          [2.6, 8.2],
        ] as const
      ).map(([x, y]) => (
        <g key={y}>
          <Cylinder at={[x, y, top]} radius={0.75} height={1.7} tone="clay" />
          <Cylinder at={[x, y, top + 1.7]} radius={0.5} height={0.8} tone="face" />
        </g>
      ))}
      <Solid faces={box([7.3, 3, top], [3.6, 0.6, 4.2])}>
        <Area fill={BRAND} d={panel("left", screen, [0, 3.3, 3.6, 0.9])} />
        <Line d={strokes("left", screen, "0.6 2.4 3 2.4, 0.6 1.6 2.2 1.6, 0.6 0.8 2.8 0.8")} />
      </Solid>
      <ModuleBlock tone="face" at={[8.2, 7.7, top]} size={[1.8, 1.8, 1.8]} />
    </Plinth>
  );
}

/** A board that says of each field what it costs, and three of the goods before it, each with its tag. */
function PriceBoardPicture() {
  const board: Space = [0.8, 2.6, PLINTH];
  const rows = [7, 5.8, 4.6, 3.4];
  const tag = ([x, y, z]: Space) => (
    <Solid faces={box([x, y, z], [1.7, 0.3, 1])}>
      <Line d={strokes("left", [x, y + 0.3, z], "0.4 0.5 1.3 0.5")} />
    </Solid>
  );
  return (
    <Plinth>
      <Solid faces={box([0.8, 1.7, PLINTH], [10.4, 0.9, 9.8])}>
        <Area fill={BRAND} d={panel("left", board, [0, 8.3, 10.4, 1.5])} />
        <Line stroke={CHALK} d={strokes("left", board, "0.8 9 4.4 9")} />
        <Area
          fill={BLUEPRINT}
          d={rows.map((row) => panel("left", board, [0.8, row - 0.3, 0.7, 0.7])).join("")}
        />
        <Line
          d={strokes(
            "left",
            board,
            rows.flatMap((row, index) => [
              [2.2, row, 5.6 - (index % 2), row],
              [8.2, row, 9.6, row],
            ]),
          )}
        />
      </Solid>
      <ModuleBlock tone="brand" at={[0.9, 6.6, PLINTH]} size={[2.6, 2.6, 2.6]} />
      <Cylinder at={[6, 7.9, PLINTH]} radius={1.3} height={3.4} tone="blueprint" />
      <Solid tone="clay" faces={box([8.6, 6.6, PLINTH], [2.4, 2.6, 1.8])} />
      {tag([1.3, 10, PLINTH])}
      {tag([5.1, 10, PLINTH])}
      {tag([8.9, 10, PLINTH])}
    </Plinth>
  );
}

/** A list on which some lines are missing, and the tray whose places stay empty because of it. */
function ForgottenPartsPicture() {
  const sheet: Space = [1.6, 3, PLINTH];
  const written = [0, 1, 3, 5];
  const row = (index: number) => 7.4 - index * 1.15;
  const places = [0, 1, 2, 3].map((column) => 0.9 + column * 2.6);
  const empty = places
    .flatMap((x, column) => [
      column === 2 ? [x, 6] : [],
      column === 0 || column === 3 ? [x, 9] : [],
    ])
    .filter((place) => place.length);
  return (
    <Plinth>
      <Solid faces={prism("left", sheet, chamfered(8.8, 9, 0.7), 0.8)}>
        <Line
          d={strokes(
            "left",
            sheet,
            written.flatMap((index) => [
              [1.2, row(index), 1.5, row(index)],
              [2.4, row(index), 7.2 - (index % 3), row(index)],
            ]),
          )}
        />
        <Line
          dashed
          stroke={PLAN}
          d={strokes(
            "left",
            sheet,
            [2, 4].map((index) => [1.2, row(index), 6.6, row(index)]),
          )}
        />
      </Solid>
      <Line
        dashed
        stroke={PLAN}
        d={empty.map(([x = 0, y = 0]) => panel("top", [x, y, PLINTH], [0, 0, 2, 2])).join("")}
      />
      {[0, 1, 3].map((column) => (
        <ModuleBlock
          key={column}
          tone={column === 1 ? "blueprint" : "face"}
          at={[places[column] ?? 0, 6, PLINTH]}
          size={[2, 2, 1.6]}
        />
      ))}
      <ModuleBlock tone="brand" at={[places[2] ?? 0, 6, PLINTH + 3.4]} size={[2, 2, 1.6]} />
      <Line
        dashed
        stroke={PLAN}
        d={strokes(
          "left",
          onSide("left", [places[2] ?? 0, 8, PLINTH], [0, 0]),
          "0 0 0 3.4, 2 0 2 3.4",
        )}
      />
      {[1, 2].map((column) => (
        <ModuleBlock
          key={column}
          tone={column === 2 ? "blueprint" : "face"}
          at={[places[column] ?? 0, 9, PLINTH]}
          size={[2, 2, 1.6]}
        />
      ))}
    </Plinth>
  );
}

/** How one works with us: pages of the company that need more than a module on a plate. */
export const companyPictures: Record<string, ReactElement> = {
  partners: <PartnersPicture />,
  "price-board": <PriceBoardPicture />,
  "forgotten-parts": <ForgottenPartsPicture />,
};
