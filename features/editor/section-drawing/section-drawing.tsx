import type { ReactNode } from "react";
import { sectionRows } from "./section-rows.ts";

const width = 120;
const gap = 4;
const heights: Record<string, number> = { h: 30, p: 30, c: 20, q: 18, o: 16, t: 12, k: 20, n: 14 };
const heightOf = (row: string) => Math.max(...Array.from(row, (cell) => heights[cell] ?? 7));

/** Sections from far away, one below the other, so that somebody can tell them apart before choosing. */
export function SectionDrawing({ types }: { types: readonly string[] }) {
  let top = gap;
  const drawn: ReactNode[] = [];
  for (const [place, type] of types.entries()) {
    for (const row of sectionRows[type] ?? ["t"]) {
      const high = heightOf(row);
      const wide = (width - gap * (row.length + 1)) / row.length;
      for (const [index, cell] of Array.from(row).entries()) {
        const left = gap + index * (wide + gap);
        drawn.push(
          <g key={`${place} ${top} ${left}`} transform={`translate(${left} ${top})`}>
            {drawCell(cell, wide, high)}
          </g>,
        );
      }
      top += high + gap;
    }
    top += gap;
  }
  return (
    <svg
      aria-hidden="true"
      className="section-drawing"
      viewBox={`0 0 ${width} ${Math.max(top, 40)}`}
      width={width}
      height={Math.max(top, 40)}
    >
      {drawn}
    </svg>
  );
}

/** `part`: the colour that `section-drawing.css` gives it. */
function box(part: "ink" | "soft" | "line" | "brand", x: number, y: number, w: number, h: number) {
  return <rect key={`${x} ${y}`} data-part={part} x={x} y={y} width={w} height={h} rx={1.5} />;
}

function drawCell(cell: string, wide: number, high: number): ReactNode {
  const words = (y: number, lines: number) =>
    Array.from({ length: lines }, (_, index) =>
      box("soft", 0, y + index * 4, wide * (index === lines - 1 ? 0.6 : 1), 2),
    );
  switch (cell) {
    case "h":
      return [box("ink", 0, 2, wide * 0.8, 5), words(11, 2), box("brand", 0, 22, wide * 0.4, 6)];
    case "H":
      return box("ink", wide * 0.25, 1, wide * 0.5, 5);
    case "t":
      return words(1, 3);
    case "p":
      return [
        box("line", 0, 0, wide, high),
        <path
          key="hill"
          data-part="soft"
          d={`M2 ${high - 2} L${wide * 0.35} ${high * 0.4} L${wide * 0.6} ${high - 2}z`}
        />,
      ];
    case "c":
      return [
        box("line", 0, 0, wide, high),
        box("ink", 2, 3, wide * 0.6, 3),
        box("soft", 2, 9, wide - 4, 2),
        box("soft", 2, 13, wide * 0.5, 2),
      ];
    case "q":
      return [
        box("brand", 0, 0, 2, high),
        box("ink", 5, 2, wide - 7, 3),
        box("ink", 5, 7, wide * 0.6, 3),
        box("soft", 5, 13, wide * 0.3, 2),
      ];
    case "r":
      return [
        box("ink", 0, 1, wide * 0.6, 2),
        box("soft", wide - 3, 1, 3, 2),
        box("line", 0, 5, wide, 1),
      ];
    case "f":
      return box("line", 0, 0, wide, high);
    case "o":
      return <circle data-part="line" cx={wide / 2} cy={high / 2} r={Math.min(wide, high) / 2} />;
    case "n":
      return [box("brand", 0, 1, wide * 0.6, 6), box("soft", 0, 10, wide * 0.8, 2)];
    case "l":
      return box("soft", 0, 1, wide, 5);
    case "b":
      return box("brand", 0, 0, wide, 6);
    case "k":
      return [
        box("ink", 0, 0, wide, high),
        box("soft", 3, 4, wide * 0.5, 2),
        box("soft", 6, 9, wide * 0.6, 2),
      ];
    default:
      return null;
  }
}
