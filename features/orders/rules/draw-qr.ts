import { encode } from "uqr";

export interface QrDrawing {
  /** Width and height of its viewBox, the quiet zone of four modules included. */
  size: number;
  /** `d` of one SVG path that fills the dark modules. */
  path: string;
}

/** A QR code as a path: medium correction, at most version 13, as EPC069-12 wants it. */
export function drawQr(text: string): QrDrawing {
  const { data, size } = encode(text, { ecc: "M", boostEcc: false, maxVersion: 13, border: 4 });
  const path = data.map((row, y) =>
    runsOf(row)
      .map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`)
      .join(""),
  );
  return { size, path: path.join("") };
}

/** Where dark modules begin in a row, and how many follow each other. */
function runsOf(row: readonly boolean[]): [start: number, length: number][] {
  const runs: [number, number][] = [];
  row.forEach((isDark, x) => {
    const last = runs.at(-1);
    if (!isDark) return;
    if (last && last[0] + last[1] === x) last[1] += 1;
    else runs.push([x, 1]);
  });
  return runs;
}
