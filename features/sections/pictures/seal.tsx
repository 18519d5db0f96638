import { disc, onSide, type Space, strokes } from "#ui/pictures/isometric.ts";

/** Checked and released: a coin with a check mark, upright on the left side around `at`. */
export function Seal({ at, radius = 1.5 }: { at: Space; radius?: number }) {
  const check = [-0.6, 0, -0.1, -0.5, 0.7, 0.6].map((value) => (value * radius) / 1.5);
  return (
    <g data-part="seal">
      <path fill="var(--face-right)" d={disc("left", onSide("left", at, [0.5, 0.5]), radius)} />
      <path fill="var(--face-top)" d={disc("left", at, radius)} />
      <path
        stroke="var(--picture-brand-1)"
        strokeWidth={radius > 2 ? 4 : 2.5}
        d={strokes("left", at, [check])}
      />
    </g>
  );
}
