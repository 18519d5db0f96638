import { disc, onSide, type Space, strokes } from "#ui/pictures/isometric.ts";

/** Checked and released: a coin with a check mark, upright on the left side around `at`. */
export function Seal({ at, part }: { at: Space; part?: string }) {
  return (
    <g data-part={part}>
      <path fill="var(--face-right)" d={disc("left", onSide("left", at, [0.5, 0.5]), 1.5)} />
      <path fill="var(--face-top)" d={disc("left", at, 1.5)} />
      <path
        stroke="var(--picture-brand-1)"
        strokeWidth="2.5"
        d={strokes("left", at, [[-0.6, 0, -0.1, -0.5, 0.7, 0.6]])}
      />
    </g>
  );
}
