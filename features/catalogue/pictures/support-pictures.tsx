import { disc, onSide, outline, panel, type Space, strokes } from "#ui/pictures/isometric.ts";
import { Area, BLUEPRINT, CHALK, Line, Solid } from "#ui/pictures/picture.tsx";
import { box, prism } from "#ui/pictures/solids.ts";
import { floor, ProductPlinth } from "./plinth.tsx";

const QUESTION = [
  [0, 0],
  [4.4, 0],
  [6.2, -1.7],
  [6.2, 0],
  [7.4, 0],
  [7.4, 4.4],
  [0, 4.4],
] as const;
const ANSWER = [
  [0, 0],
  [1.2, 0],
  [1.2, -1.7],
  [3, 0],
  [7.4, 0],
  [7.4, 4.4],
  [0, 4.4],
] as const;

/** A question and its answer. */
export function DeskPicture() {
  const asked: Space = [3.6, 4.4, floor + 5];
  const answered: Space = [1.6, 9.8, floor + 2];
  return (
    <ProductPlinth id="desk">
      <Area
        fill="var(--face-right)"
        d={
          panel("top", [3.6, 3.4, floor], [0, 0, 7.4, 1]) +
          panel("top", [1.6, 8.8, floor], [0, 0, 7.4, 1])
        }
      />
      <Solid tone="face" faces={prism("left", asked, QUESTION, 1)}>
        <Line d={strokes("left", asked, "1.2 3 6.2 3, 1.2 1.5 4.4 1.5")} />
      </Solid>
      <Solid tone="brand" faces={prism("left", answered, ANSWER, 1)}>
        <Line stroke={CHALK} d={strokes("left", answered, "1.2 3 6.2 3, 1.2 1.5 5.2 1.5")} />
      </Solid>
    </ProductPlinth>
  );
}

/** A clock that never stops. */
export function ClockPicture() {
  const back: Space = [6, 5.4, floor + 6.2];
  const face = onSide("left", [6, 6.8, floor + 6.2], [0, 0]);
  const ticks = [0, 1, 2, 3].map((i) => {
    const angle = (i * Math.PI) / 2;
    const [u, v] = [Math.sin(angle), Math.cos(angle)];
    return [u * 2.9, v * 2.9, u * 3.5, v * 3.5];
  });
  return (
    <ProductPlinth id="clock">
      <Solid tone="steel" faces={box([2.6, 4.6, floor], [6.8, 3.2, 1.4])} />
      <path fill="var(--brand-right)" d={disc("left", back, 4.8)} />
      <path fill="var(--brand-left)" d={disc("left", face, 4.8)} />
      <path fill="var(--face-top)" d={disc("left", face, 4)} />
      <Line d={strokes("left", face, ticks)} />
      <path strokeWidth="2.5" stroke={BLUEPRINT} d={strokes("left", face, "0 2.4 0 0 1.7 -1")} />
    </ProductPlinth>
  );
}

const SHIELD = [
  [0, 8.2],
  [0, 4.2],
  [1.1, 1.8],
  [3.8, 0],
  [6.5, 1.8],
  [7.6, 4.2],
  [7.6, 8.2],
  [3.8, 9.4],
] as const;

/** Servers behind a shield. */
export function GuardPicture() {
  const at: Space = [1.4, 10, floor];
  return (
    <ProductPlinth id="shield">
      {[0, 2.7, 5.4].map((z) => (
        <Solid
          key={z}
          tone={z === 2.7 ? "blueprint" : "face"}
          faces={box([3, 1.6, floor + z], [7.4, 5.6, 2.3])}
        >
          <Line
            stroke={z === 2.7 ? CHALK : undefined}
            d={strokes("right", [10.4, 7.2, floor + z], "0.9 1.2 1.1 1.2, 2 1.2 4.6 1.2")}
          />
        </Solid>
      ))}
      <Solid tone="brand" faces={prism("left", at, SHIELD, 1.2)}>
        <Line
          stroke={CHALK}
          d={outline(
            "left",
            at,
            SHIELD.map(([u, v]) => [3.8 + (u - 3.8) * 0.8, 4.8 + (v - 4.8) * 0.82]),
          )}
        />
        <path strokeWidth="2.5" stroke={CHALK} d={strokes("left", at, "2.2 5 3.4 3.7 5.6 6.5")} />
      </Solid>
    </ProductPlinth>
  );
}
