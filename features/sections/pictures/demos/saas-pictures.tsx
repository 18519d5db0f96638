import { disc, panel, type Space, strokes } from "#ui/pictures/isometric.ts";
import { Area, CHALK, Cylinder, Line, PLAN, Solid } from "#ui/pictures/picture.tsx";
import { box, joined } from "#ui/pictures/solids.ts";
import { ModuleBlock } from "../module-block.tsx";
import { PLINTH, Plinth } from "../plinth.tsx";

/** Everything in one: a ring of parts around the core that they share. */
export function SuitePicture() {
  const places: readonly [number, number][] = [
    [1, 1],
    [4.4, 1],
    [7.8, 1],
    [1, 4.4],
    [7.8, 4.4],
    [1, 7.8],
    [4.4, 7.8],
    [7.8, 7.8],
  ];
  return (
    <Plinth>
      {places.slice(0, 4).map(([x, y]) => (
        <ModuleBlock key={`${x}${y}`} tone="face" at={[x, y, PLINTH]} size={[3, 3, 2]} />
      ))}
      <ModuleBlock tone="brand" at={[4.4, 4.4, PLINTH]} size={[3, 3, 6]} />
      {places.slice(4).map(([x, y], index) => (
        <ModuleBlock
          key={`${x}${y}`}
          tone={index % 2 === 0 ? "blueprint" : "face"}
          at={[x, y, PLINTH]}
          size={[3, 3, 2]}
        />
      ))}
    </Plinth>
  );
}

/** Analytics: columns on a grid, and the line above them that says where it goes. */
export function AnalyticsPicture() {
  const heights = [
    [5, 3.4, 2],
    [6.8, 4.4, 2.8],
    [8.4, 6, 3.6],
  ];
  const grid = [0, 1, 2, 3].flatMap((i) => [
    [0.8 + i * 3.4, 0.8, 0.8 + i * 3.4, 11],
    [0.8, 0.8 + i * 3.4, 11, 0.8 + i * 3.4],
  ]);
  return (
    <Plinth>
      <Line stroke={PLAN} d={strokes("top", [0, 0, PLINTH], grid)} />
      {heights.flatMap((row, x) =>
        row.map((height, y) => (
          <Solid
            key={height}
            tone={x === 2 && y === 0 ? "brand" : y === 1 ? "blueprint" : "face"}
            faces={box([1.4 + x * 3.4, 1.4 + y * 3.4, PLINTH], [2.2, 2.2, height])}
          />
        )),
      )}
    </Plinth>
  );
}

/** Work outside: a van on its way, and the three stops that are left. */
export function FieldPicture() {
  const side: Space = [1.4, 6.4, PLINTH + 0.8];
  return (
    <Plinth>
      <Line dashed stroke={PLAN} d={strokes("top", [0, 0, PLINTH], "1 8.6 10.6 8.6 10.6 1.4")} />
      <Solid tone="brand" faces={box([1.4, 3, PLINTH + 0.8], [5.6, 3.4, 4.2])}>
        <Line stroke={CHALK} d={strokes("left", side, "1 2 2.4 3 3.4 1.8 4.6 2.8")} />
      </Solid>
      <Solid faces={box([7, 3, PLINTH + 0.8], [2, 3.4, 2.6])}>
        <Area
          fill="var(--blueprint-top)"
          d={panel("left", [7, 6.4, PLINTH + 0.8], [0.4, 1.2, 1.2, 1])}
        />
        <Area
          fill="var(--blueprint-top)"
          d={panel("right", [9, 6.4, PLINTH + 0.8], [0.4, 1.2, 2.6, 1])}
        />
      </Solid>
      <Area
        fill="var(--picture-belt)"
        d={
          disc("left", [2.9, 6.4, PLINTH + 0.9], 0.9) + disc("left", [7.4, 6.4, PLINTH + 0.9], 0.9)
        }
      />
      <Line
        d={
          disc("left", [2.9, 6.4, PLINTH + 0.9], 0.9) + disc("left", [7.4, 6.4, PLINTH + 0.9], 0.9)
        }
      />
      {(
        [
          [3, 9.8],
          [7.2, 9.8],
          [10.4, 3.4],
        ] as const
      ).map(([x, y]) => (
        <Cylinder key={x} at={[x, y, PLINTH]} radius={0.8} height={1.2} tone="blueprint" />
      ))}
    </Plinth>
  );
}

/** For developers: two brackets, and what passes between them. */
export function ApiPicture() {
  const bracket = (x: number, mirrored: boolean) => {
    const arm = mirrored ? x - 1.8 : x;
    return joined(
      box([arm, 4.6, PLINTH], [2.8, 2, 1.2]),
      box([x, 4.6, PLINTH + 1.2], [1, 2, 6]),
      box([arm, 4.6, PLINTH + 7.2], [2.8, 2, 1.2]),
    );
  };
  return (
    <Plinth>
      <Solid tone="blueprint" faces={bracket(1, false)} />
      <ModuleBlock tone="brand" at={[4.7, 4.6, PLINTH + 3.2]} size={[2.4, 2.4, 2.4]} />
      <Solid tone="blueprint" faces={bracket(9.8, true)} />
      <Line
        dashed
        stroke={PLAN}
        d={strokes("left", [0, 7.4, PLINTH + 4.4], "2.4 0 4.4 0, 7.4 0 9.4 0")}
      />
      <Solid tone="steel" faces={box([1.6, 8.8, PLINTH], [8.6, 2.2, 0.6])}>
        <Line
          stroke="var(--picture-line)"
          d={strokes(
            "top",
            [1.6, 8.8, PLINTH + 0.6],
            "0.8 0.8 3.4 0.8, 4.2 0.8 5.4 0.8, 0.8 1.5 2.2 1.5, 3 1.5 6.8 1.5",
          )}
        />
      </Solid>
    </Plinth>
  );
}

/** For people at work: a wall calendar whose days are cards, some of them taken. */
export function CalendarPicture() {
  const wall: Space = [1, 4.4, PLINTH];
  const day = (column: number, row: number) =>
    panel("left", wall, [0.8 + column * 1.7, 0.8 + row * 1.7, 1.2, 1.2]);
  const days = (wanted: (column: number, row: number) => boolean) =>
    [0, 1, 2, 3, 4]
      .flatMap((column) => [0, 1, 2, 3].map((row) => (wanted(column, row) ? day(column, row) : "")))
      .join("");
  const kind = (column: number, row: number) => (column * 3 + row * 5) % 4;
  return (
    <Plinth>
      <Solid faces={box([1, 3.4, PLINTH], [9.6, 1, 9.6])}>
        <Area fill="var(--picture-brand-2)" d={panel("left", wall, [0, 8, 9.6, 1.6])} />
        <Area fill="var(--brand-top)" d={days((column, row) => kind(column, row) === 0)} />
        <Area fill="var(--blueprint-top)" d={days((column, row) => kind(column, row) === 2)} />
        <Line d={days(() => true)} />
      </Solid>
      <Solid tone="clay" faces={box([1.6, 8, PLINTH], [4, 2.6, 0.5])} />
      <ModuleBlock tone="brand" at={[7.2, 7.6, PLINTH]} size={[2.8, 2.8, 2]} />
    </Plinth>
  );
}
