/** A place in space: x runs to the right and down, y to the left and down, z up. One unit is 10 px. */
export type Space = readonly [x: number, y: number, z: number];
/** A place on the screen, in px. */
export type Flat = readonly [x: number, y: number];
/** The three sides that a viewer sees of every solid. */
export type Side = "top" | "left" | "right";

const UNIT = 10;
const COS_30 = Math.sqrt(3) / 2;

const round = (value: number) => Math.round(value * 10) / 10;

/** True isometric projection on the 30° grid, rounded to 0.1 px so that joints meet exactly. */
export function iso([x, y, z]: Space): Flat {
  return [round((x - y) * UNIT * COS_30), round(((x + y) / 2 - z) * UNIT)];
}

/** Where (u, v) lies on a side that starts at `origin`; u runs to the viewer's right, v up (on top: along x and y). */
export function onSide(side: Side, [x, y, z]: Space, [u, v]: Flat): Space {
  if (side === "top") return [x + u, y + v, z];
  return side === "left" ? [x + u, y, z + v] : [x, y - u, z + v];
}

/** A number as short as path data allows: 0.1 px exact, no leading zero. */
export function shortNumber(value: number): string {
  return `${round(value)}`.replace(/^(-?)0\./, "$1.");
}

/** Two numbers of path data; a minus sign serves as the separator. */
export function pair(x: number, y: number): string {
  const second = shortNumber(y);
  return `${shortNumber(x)}${second.startsWith("-") ? "" : " "}${second}`;
}

/** Steps from point to point, relative and between rounded points, so that no error adds up. */
function steps(points: readonly Flat[]): string {
  const pairs = points.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = points[index] ?? [0, 0];
    return pair(x - fromX, y - fromY);
  });
  return `l${pairs.join(" ").replaceAll(" -", "-")}`;
}

/** SVG path data of a closed outline through the points. */
export function flatPath(points: readonly Flat[]): string {
  const [x, y] = points[0] ?? [0, 0];
  return `M${pair(x, y)}${steps(points)}z`;
}

/** A closed outline drawn on one side. */
export function outline(side: Side, origin: Space, points: readonly Flat[]): string {
  return flatPath(points.map((point) => iso(onSide(side, origin, point))));
}

/** A rectangle drawn on one side, given by its corner, width and height. */
export function panel(side: Side, origin: Space, [u, v, w, h]: readonly number[]): string {
  const [a = 0, b = 0, c = 0, d = 0] = [u, v, w, h];
  return outline(side, origin, [
    [a, b],
    [a + c, b],
    [a + c, b + d],
    [a, b + d],
  ]);
}

/** `u v u v, u v u v`: the points of lines, a comma between two, as a `points` of SVG is written. */
const readLines = (text: string) =>
  text.split(",").map((line) => line.trim().split(" ").map(Number));

/** Open lines on one side: drawn ones as text, reckoned ones as lists u, v, u, v, … */
export function strokes(
  side: Side,
  origin: Space,
  lines: string | readonly (readonly number[])[],
): string {
  let pen: Flat = [0, 0];
  return (typeof lines === "string" ? readLines(lines) : lines)
    .map((line) => {
      const points: Flat[] = [];
      for (let i = 0; i < line.length; i += 2) {
        points.push(iso(onSide(side, origin, [line[i] ?? 0, line[i + 1] ?? 0])));
      }
      const [x, y] = points[0] ?? pen;
      const move = `m${pair(x - pen[0], y - pen[1])}`;
      pen = points.at(-1) ?? pen;
      return move + steps(points);
    })
    .join("")
    .replace("m", "M");
}

/** A circle lies on a side as an ellipse whose long axis is square to the side's normal. */
const TILT: Record<Side, number> = { top: 0, left: 60, right: -60 };

/** A full circle drawn on one side around `origin`. */
export function disc(side: Side, origin: Space, radius: number): string {
  const [x, y] = iso(origin);
  const [long, short] = [radius * UNIT * Math.sqrt(1.5), radius * UNIT * Math.sqrt(0.5)];
  const angle = (TILT[side] * Math.PI) / 180;
  const [dx, dy] = [long * Math.cos(angle), long * Math.sin(angle)];
  const arc = `a${pair(long, short)} ${TILT[side]} 1 0`;
  return `M${pair(x - dx, y - dy)}${arc} ${pair(2 * dx, 2 * dy)}${arc} ${pair(-2 * dx, -2 * dy)}z`.replaceAll(
    " -",
    "-",
  );
}

/** SVG transform that lays flat drawings (10 px per unit, y down) onto an upright side. */
export function lieOn(side: "left" | "right", origin: Space): string {
  const [x, y] = iso(origin);
  return `matrix(.866 ${side === "left" ? "" : "-"}.5 0 1 ${x} ${y})`;
}
