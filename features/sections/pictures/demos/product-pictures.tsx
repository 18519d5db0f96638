import { disc, panel, type Space, strokes } from "#ui/pictures/isometric.ts";
import { Area, BLUEPRINT, CHALK, Cylinder, Line, PLAN, Solid } from "#ui/pictures/picture.tsx";
import { box, joined } from "#ui/pictures/solids.ts";
import { ModuleBlock } from "../module-block.tsx";
import { Phone } from "../phone.tsx";
import { PLINTH, Plinth } from "../plinth.tsx";

/** A product: the box is open, and what was in it rises. */
export function ProductPicture() {
  return (
    <Plinth>
      <Solid
        tone="clay"
        faces={joined(box([2, 2, PLINTH], [8, 0.5, 4]), box([2, 2, PLINTH], [0.5, 8, 4]))}
      />
      <Line
        dashed
        stroke={PLAN}
        d={strokes("left", [3.6, 8.4, PLINTH + 1], "0 0 0 4, 4.8 0 4.8 4")}
      />
      <Solid
        tone="clay"
        faces={joined(box([2, 9.5, PLINTH], [8, 0.5, 4]), box([9.5, 2, PLINTH], [0.5, 8, 4]))}
      >
        <Area fill="var(--picture-brand-2)" d={panel("left", [2, 10, PLINTH], [3, 1.2, 2, 1.6])} />
      </Solid>
      <ModuleBlock tone="brand" at={[3.6, 3.6, PLINTH + 5]} size={[4.8, 4.8, 4.4]} />
    </Plinth>
  );
}

/** An app: a phone with a way on a map, and the pin that stands at its end. */
export function AppPicture() {
  const at: Space = [1.2, 7, PLINTH];
  return (
    <Plinth>
      <Phone at={at} width={6.4} height={12} tone="belt" screen="var(--picture-face)">
        <Area
          fill="var(--brand-top)"
          d={panel("left", at, [1, 6.4, 2, 3.6]) + panel("left", at, [3.6, 2, 1.8, 3])}
        />
        <Area fill="var(--blueprint-top)" d={panel("left", at, [3.6, 6.4, 1.8, 3.6])} />
        <Line stroke={BLUEPRINT} d={strokes("left", at, "1.6 1.8 1.6 5.6 3.3 5.6 3.3 9.4")} />
      </Phone>
      <Cylinder at={[9.4, 4, PLINTH]} radius={1.8} height={0.4} tone="blueprint" />
      <Solid tone="brand" faces={box([9, 3.6, PLINTH + 0.4], [0.8, 0.8, 3])} />
      <ModuleBlock tone="brand" at={[8.2, 2.8, PLINTH + 3.4]} size={[2.4, 2.4, 2.4]} />
      <Line dashed stroke={PLAN} d={strokes("top", [9.4, 5.6, PLINTH], "0 0 0 4.4 -3 4.4")} />
    </Plinth>
  );
}

/** A finance consultancy: columns of coins that grow, before the sheet that says why. */
export function FinancePicture() {
  const sheet: Space = [1, 2.6, PLINTH];
  const columns: readonly [number, number, number][] = [
    [2.6, 8.4, 2],
    [5.6, 8.8, 3.4],
    [8.8, 8.4, 5.2],
  ];
  return (
    <Plinth>
      <Solid faces={box([1, 1.8, PLINTH], [9.6, 0.8, 8.6])}>
        <Area fill={BLUEPRINT} d={panel("left", sheet, [0, 7.2, 9.6, 1.4])} />
        <Line
          d={strokes("left", sheet, "1 6 4.6 6, 1 4.9 3.8 4.9, 6.4 6 8.6 6, 6.8 4.9 8.6 4.9")}
        />
        <Line
          stroke="var(--picture-brand-2)"
          d={strokes("left", sheet, "1 1.4 3 2.2 5 1.8 8.4 3.8")}
        />
      </Solid>
      {columns.map(([x, y, height]) => (
        <g key={x}>
          <Cylinder at={[x, y, PLINTH]} radius={1.25} height={height} tone="brand" />
          <Line d={disc("top", [x, y, PLINTH + height], 0.7)} />
        </g>
      ))}
    </Plinth>
  );
}

/** A shop's front: boards with boxes, an awning above. */
export function ShopFrontPicture() {
  const boards = [PLINTH + 1.4, PLINTH + 4.4];
  return (
    <Plinth>
      <Solid
        tone="steel"
        faces={joined(box([1, 2, PLINTH], [0.6, 5, 8.6]), box([10.4, 2, PLINTH], [0.6, 5, 8.6]))}
      />
      {boards.map((z, row) => (
        <g key={z}>
          <Solid faces={box([1.6, 2, z], [8.8, 5, 0.4])} />
          {[0, 1, 2].map((place) => (
            <ModuleBlock
              key={place}
              tone={(["brand", "blueprint", "clay"] as const)[(place + row) % 3] ?? "face"}
              at={[2.2 + place * 2.8, 4, z + 0.4]}
              size={[2, 2.4, 1.9]}
            />
          ))}
        </g>
      ))}
      <Solid tone="brand" faces={box([0.6, 1.8, PLINTH + 8.6], [10.8, 6.4, 1])}>
        <Area
          fill={CHALK}
          d={[0, 1, 2]
            .map((stripe) =>
              panel("left", [0.6, 8.2, PLINTH + 8.6], [1.2 + stripe * 3.6, 0, 1.8, 1]),
            )
            .join("")}
        />
      </Solid>
      <Solid tone="clay" faces={box([4, 9.6, PLINTH], [3.4, 1.8, 1.8])} />
    </Plinth>
  );
}
