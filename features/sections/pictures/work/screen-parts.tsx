import { disc, onSide, panel, strokes } from "#ui/pictures/isometric.ts";
import { Area, BLUEPRINT, Line } from "#ui/pictures/picture.tsx";
import { SCREEN } from "./screen.tsx";

type Flat = readonly [u: number, v: number];

/** Bars that stand side by side from a corner; each is 0.9 wide, and the tallest may stand out. */
export function Bars({
  from: [u, v],
  heights,
  marked,
}: {
  from: Flat;
  heights: readonly number[];
  marked?: number;
}) {
  const bar = (height: number, index: number) =>
    panel("left", SCREEN, [u + index * 1.4, v, 0.9, height]);
  return (
    <>
      <Area fill="var(--brand-left)" d={heights.map(bar).join("")} />
      {marked !== undefined && (
        <Area fill="var(--clay-left)" d={bar(heights[marked] ?? 0, marked)} />
      )}
    </>
  );
}

/** A curve through points u, v, u, v, … */
export function Curve({ points, dashed = false }: { points: readonly number[]; dashed?: boolean }) {
  return (
    <Line
      dashed={dashed}
      stroke={dashed ? "var(--picture-line)" : BLUEPRINT}
      d={strokes("left", SCREEN, [points])}
    />
  );
}

/** Lines of a table, each with a mark before it. */
export function Rows({
  from: [u, v],
  lengths,
  marked = [],
}: {
  from: Flat;
  lengths: readonly number[];
  marked?: readonly number[];
}) {
  const at = (index: number) => v - index * 1.25;
  const marks = (only: (index: number) => boolean) =>
    lengths
      .map((_, index) => (only(index) ? panel("left", SCREEN, [u, at(index), 0.7, 0.7]) : ""))
      .join("");
  return (
    <>
      <Area fill="var(--brand-left)" d={marks((index) => !marked.includes(index))} />
      <Area fill="var(--clay-left)" d={marks((index) => marked.includes(index))} />
      <Line
        d={strokes(
          "left",
          SCREEN,
          lengths.map((length, index) => [
            u + 1.3,
            at(index) + 0.35,
            u + 1.3 + length,
            at(index) + 0.35,
          ]),
        )}
      />
    </>
  );
}

/** Figures side by side. */
export function Tiles({ from: [u, v], count }: { from: Flat; count: number }) {
  const tiles = Array.from({ length: count }, (_, index) => u + index * 4);
  return (
    <>
      <Area
        fill="var(--blueprint-top)"
        d={tiles.map((at) => panel("left", SCREEN, [at, v, 3.4, 2])).join("")}
      />
      <Line
        d={strokes(
          "left",
          SCREEN,
          tiles.flatMap((at) => [
            [at + 0.5, v + 1.35, at + 1.9, v + 1.35],
            [at + 0.5, v + 0.65, at + 2.8, v + 0.65],
          ]),
        )}
      />
    </>
  );
}

/** Fields in rows and columns, of which some are taken. */
export function Cells({
  from: [u, v],
  columns,
  rows,
  taken,
}: {
  from: Flat;
  columns: number;
  rows: number;
  taken: readonly number[];
}) {
  const cell = (index: number) =>
    panel("left", SCREEN, [
      u + (index % columns) * 1.6,
      v - Math.floor(index / columns) * 1.5,
      1.3,
      1.2,
    ]);
  const all = Array.from({ length: columns * rows }, (_, index) => index);
  return (
    <>
      <Area
        fill="var(--steel-top)"
        d={all
          .filter((index) => !taken.includes(index))
          .map(cell)
          .join("")}
      />
      <Area fill="var(--brand-left)" d={taken.map(cell).join("")} />
    </>
  );
}

/** A way with its stops. */
export function Route({ stops }: { stops: readonly Flat[] }) {
  return (
    <>
      <Line stroke={BLUEPRINT} d={strokes("left", SCREEN, [stops.flat()])} />
      {stops.map((stop) => (
        <path
          key={stop.join()}
          fill="var(--brand-left)"
          d={disc("left", onSide("left", SCREEN, stop), 0.5)}
        />
      ))}
    </>
  );
}
