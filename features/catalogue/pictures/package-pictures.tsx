import { outline, panel, type Space, strokes } from "#ui/pictures/isometric.ts";
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
  type Tone,
} from "#ui/pictures/picture.tsx";
import { box, prism } from "#ui/pictures/solids.ts";
import { floor, ProductPlinth } from "./plinth.tsx";

/** One page in three languages: three windows behind each other. */
export function WebsitePicture() {
  const windows: [number, Tone][] = [
    [1.4, "steel"],
    [4.2, "blueprint"],
    [7, "face"],
  ];
  const front: Space = [1, 8, floor];
  return (
    <ProductPlinth id="website">
      {windows.map(([y, tone]) => (
        <Solid key={y} tone={tone} faces={box([1, y, floor], [10, 1, 6.4])} />
      ))}
      <Solid tone="brand" faces={box([1, 7, floor + 6.4], [10, 1, 1.6])}>
        <Line
          stroke={CHALK}
          d={strokes(
            "left",
            front,
            "0.9 7.2 1.1 7.2, 1.8 7.2 2 7.2, 2.7 7.2 2.9 7.2, 5.4 7.2 9.1 7.2",
          )}
        />
      </Solid>
      <Area fill={BLUEPRINT} d={panel("left", front, [0.9, 2.6, 3.9, 2.9])} />
      <Line d={strokes("left", front, "5.6 5.2 9.1 5.2, 5.6 4.2 8.2 4.2, 0.9 1.3 9.1 1.3")} />
      <Area fill={BRAND} d={panel("left", front, [5.6, 2.6, 2.1, 0.9])} />
    </ProductPlinth>
  );
}

/** A shop with an awning. */
export function ShopPicture() {
  const wall: Space = [1.6, 9.4, floor];
  const awning: Space = [1.1, 10.8, floor + 4.6];
  const stripes = [0, 2, 4].map((i) => i * 1.633);
  return (
    <ProductPlinth id="shop">
      <Solid faces={box([1.6, 2.4, floor], [8.8, 7, 6.6])}>
        <Area fill={BLUEPRINT} d={panel("left", wall, [0.9, 0.9, 4.2, 3])} />
        <Line stroke={CHALK} d={strokes("left", wall, "1.7 1.6 3.2 3.2")} />
        <Area fill="var(--picture-belt)" d={panel("left", wall, [6, 0, 2, 3.9])} />
        <Line d={panel("left", wall, [0.9, 0.9, 4.2, 3]) + panel("left", wall, [6, 0, 2, 3.9])} />
      </Solid>
      <Solid tone="brand" faces={box([1.1, 9.4, floor + 4.6], [9.8, 1.4, 1.3])}>
        <Area
          fill={CHALK}
          d={stripes
            .map(
              (u) =>
                panel("left", awning, [u, 0, 1.633, 1.3]) +
                panel("top", [1.1 + u, 9.4, floor + 5.9], [0, 0, 1.633, 1.4]),
            )
            .join("")}
        />
        <Line d={Object.values(box([1.1, 9.4, floor + 4.6], [9.8, 1.4, 1.3])).join("")} />
      </Solid>
      <Solid tone="brand" faces={box([3.6, 7, floor + 6.6], [4.8, 0.9, 2.2])}>
        <Line stroke={CHALK} d={strokes("left", [3.6, 7.9, floor + 6.6], "1 1.1 3.8 1.1")} />
      </Solid>
    </ProductPlinth>
  );
}

/** Two phones from one code base. */
export function AppPicture() {
  const behind: Space = [4.6, 4.2, floor];
  const front: Space = [1, 9.4, floor];
  const tiles = [0, 1, 2].flatMap((row) => [0, 1].map((column) => [column, row] as const));
  return (
    <ProductPlinth id="app">
      <Solid tone="steel" faces={prism("left", behind, chamfered(6.2, 11, 0.8), 0.9)}>
        <path
          fill={BLUEPRINT}
          d={outline("left", [5.2, 4.2, floor + 0.8], chamfered(5, 9.4, 0.5))}
        />
      </Solid>
      <Solid faces={prism("left", front, chamfered(6.2, 11, 0.8), 0.9)}>
        <path
          fill="var(--picture-belt)"
          d={outline("left", [1.6, 9.4, floor + 0.8], chamfered(5, 9.4, 0.5))}
        />
        <Area
          fill={BRAND}
          d={tiles
            .filter(([column, row]) => (column + row) % 2 === 0)
            .map(([u, v]) => panel("left", front, [1.4 + u * 1.9, 2.4 + v * 2.1, 1.5, 1.6]))
            .join("")}
        />
        <Area
          fill={CHALK}
          d={tiles
            .filter(([column, row]) => (column + row) % 2 === 1)
            .map(([u, v]) => panel("left", front, [1.4 + u * 1.9, 2.4 + v * 2.1, 1.5, 1.6]))
            .join("")}
        />
        <Line stroke={CHALK} d={strokes("left", front, "2.2 1.5 4 1.5")} />
      </Solid>
    </ProductPlinth>
  );
}

/** Figures that stand in a row, their trend on the board behind. */
export function DashboardPicture() {
  const board: Space = [1, 2.6, floor];
  const bars: [number, number, Tone][] = [
    [1.2, 2.4, "face"],
    [3.8, 4.2, "blueprint"],
    [6.4, 3.2, "face"],
    [9, 6, "brand"],
  ];
  return (
    <ProductPlinth id="dashboard">
      <Solid tone="belt" faces={box([1, 1.6, floor], [10, 1, 8.6])}>
        <Line stroke={BRAND} d={strokes("left", board, "1 4.6 3.2 6.2 5.4 5.4 9 8")} />
        <Line stroke={CHALK} d={strokes("left", board, "1 7.8 3.4 7.8")} />
      </Solid>
      {bars.map(([x, height, tone]) => (
        <Solid key={x} tone={tone} faces={box([x, 4.8, floor], [1.9, 4.2, height])} />
      ))}
    </ProductPlinth>
  );
}

/** Two systems and what joins them; a place is left for the next one. */
export function ConnectorPicture() {
  const z = floor + 1.2;
  const hub: Space = [1.2, 5, floor];
  return (
    <ProductPlinth id="connector">
      <Solid faces={box([1.2, 1.2, floor], [3.8, 3.8, 6.6])}>
        <Area fill={BRAND} d={panel("left", hub, [1.1, 4.4, 1.6, 1.1])} />
        <Line d={strokes("left", hub, "1.1 3.3 2.7 3.3")} />
      </Solid>
      <Solid tone="steel" faces={box([5, 2.4, z], [2.2, 1.4, 1.4])} />
      <Solid tone="steel" faces={box([2.4, 5, z], [1.4, 2.2, 1.4])} />
      <Solid tone="brand" faces={box([7.2, 1.2, floor], [3.6, 3.8, 4.2])}>
        <Line stroke={CHALK} d={strokes("left", [7.2, 5, floor], "0.8 3.1 2.8 3.1, 0.8 2 2.1 2")} />
      </Solid>
      <Solid tone="blueprint" faces={box([1.2, 7.2, floor], [3.8, 3.6, 4.2])}>
        <Line
          stroke={CHALK}
          d={strokes("left", [1.2, 10.8, floor], "0.8 3.1 2.9 3.1, 0.8 2 2.2 2")}
        />
      </Solid>
      <Line dashed stroke={PLAN} d={panel("top", [7.2, 7.2, floor], [0, 0, 3.6, 3.6])} />
    </ProductPlinth>
  );
}

/** A machine with a window, a panel and a lamp that tells its state. */
export function MachinePicture() {
  const front: Space = [1.4, 9.4, floor];
  return (
    <ProductPlinth id="machine">
      <Solid faces={box([1.4, 2.6, floor], [9.2, 6.8, 6.4])}>
        <Area fill="var(--picture-belt)" d={panel("left", front, [0.9, 2.1, 4.8, 3.4])} />
        <Line stroke={CHALK} d={strokes("left", front, "1.8 3 3.4 4.7")} />
        <Area fill={BLUEPRINT} d={panel("left", front, [6.5, 3.6, 1.8, 1.9])} />
        <Line
          d={
            panel("left", front, [0.9, 2.1, 4.8, 3.4]) +
            panel("left", front, [6.5, 3.6, 1.8, 1.9]) +
            strokes("left", front, "0 1.1 9.2 1.1, 6.6 2.3 6.8 2.3, 7.9 2.3 8.1 2.3")
          }
        />
      </Solid>
      <Cylinder tone="steel" at={[8.4, 4.8, floor + 6.4]} radius={0.8} height={0.9} />
      <Cylinder tone="brand" at={[8.4, 4.8, floor + 7.3]} radius={0.8} height={1.5} />
      <Solid tone="blueprint" faces={box([2.6, 4, floor + 8.4], [2, 2, 2])} />
      <Line dashed stroke={PLAN} d={strokes("left", [3.6, 5, floor + 6.4], "0 0 0 1")} />
    </ProductPlinth>
  );
}
