import type { ReactElement, ReactNode } from "react";
import { disc, panel, type Space, strokes } from "#ui/pictures/isometric.ts";
import { Area, BLUEPRINT, CHALK, Cylinder, Line, Picture, Solid } from "#ui/pictures/picture.tsx";
import { box, joined } from "#ui/pictures/solids.ts";
import { ModuleBlock } from "../module-block.tsx";

/** Where the other system stands. */
const THERE: Space = [1.6, 2, 1];
const [X, Y, Z] = THERE;

/** Our software on the right, a line with data on it, and the system that it talks to. */
function Connection({ children }: { children: ReactNode }) {
  return (
    <Picture view={[-90, -60, 264, 212]}>
      <Area fill="var(--picture-ground)" d={panel("top", [1.5, 0, 0], [0, 0, 18.5, 8.5])} />
      <Solid faces={box([0, 0, 0], [18.5, 8.5, 1])} />
      {children}
      <Solid tone="belt" faces={box([6.6, 3.6, 1], [5.6, 1.8, 0.7])}>
        <Line stroke="var(--belt-seam)" d={strokes("top", [6.6, 3.6, 1.7], "0.6 0.9 5 0.9")} />
      </Solid>
      <Solid tone="blueprint" faces={box([8.6, 3.9, 1.7], [1.2, 1.2, 1.2])} />
      <ModuleBlock at={[12.2, 2, 1]} size={[4.8, 4.8, 5]} tone="brand" />
    </Picture>
  );
}

const sheet = (z: number) => box([X, Y, z], [4.4, 4.8, 0.5]);
const written = (z: number, lines: readonly number[]) =>
  strokes(
    "top",
    [X, Y, z],
    lines.map((length, index) => [0.7, 0.9 + index, 0.7 + length, 0.9 + index]),
  );

/** One for each system that we connect. */
export const connectionPictures: Record<string, ReactElement> = {
  // An invoice with its seal.
  "connect-invoice-tr": (
    <Connection>
      {[0, 0.6].map((z) => (
        <Solid key={z} tone="steel" faces={sheet(Z + z)} />
      ))}
      <Solid faces={sheet(Z + 1.2)}>
        <Line d={written(Z + 1.7, [3, 2.2, 2.6])} />
        <path fill="var(--clay-top)" d={disc("top", [X + 3.3, Y + 3.8, Z + 1.7], 0.7)} />
      </Solid>
    </Connection>
  ),
  // An invoice that a machine and a person can read.
  "connect-invoice-de": (
    <Connection>
      <Solid tone="blueprint" faces={sheet(Z)}>
        <Line
          stroke={CHALK}
          d={strokes("top", [X, Y, Z + 0.5], "0.5 4.2 1.4 4.2, 1.9 4.2 3.8 4.2")}
        />
      </Solid>
      <Solid faces={box([X, Y, Z + 2.4], [4.4, 4.8, 0.4])}>
        <Line d={written(Z + 2.8, [3, 2.2, 2.6, 1.6])} />
      </Solid>
      <Line dashed d={strokes("left", [X, Y + 4.8, Z], "0 0.5 0 2.4, 4.4 0.5 4.4 2.4")} />
    </Connection>
  ),
  // A business system of stacked departments.
  "connect-erp": (
    <Connection>
      <Solid tone="steel" faces={box(THERE, [4.6, 4.8, 1.6])} />
      <Solid tone="face" faces={box([X, Y, Z + 1.6], [4.6, 4.8, 1.6])} />
      <Solid tone="blueprint" faces={box([X, Y, Z + 3.2], [4.6, 4.8, 1.6])} />
      <Line d={strokes("left", [X, Y + 4.8, Z], "0.6 0.8 2 0.8, 0.6 2.4 2.6 2.4, 0.6 4 1.6 4")} />
    </Connection>
  ),
  // A bank with its columns.
  "connect-bank": (
    <Connection>
      <Solid tone="steel" faces={box(THERE, [4.8, 4.8, 0.6])} />
      <Solid tone="face" faces={box([X + 0.5, Y + 0.5, Z + 0.6], [3.6, 3.2, 3.2])} />
      {[0.5, 1.8, 3.1].map((x) => (
        <Solid key={x} faces={box([X + x, Y + 3.9, Z + 0.6], [0.7, 0.7, 3.2])} />
      ))}
      <Solid tone="brand" faces={box([X, Y, Z + 3.8], [4.8, 4.9, 0.8])} />
      <Solid tone="face" faces={box([X + 0.6, Y + 0.6, Z + 4.6], [3.6, 3.6, 0.6])} />
    </Connection>
  ),
  // A terminal with a card.
  "connect-payment": (
    <Connection>
      <Solid tone="steel" faces={box([X, Y + 0.6, Z], [4.2, 3.8, 1.2])} />
      <Solid faces={box([X, Y + 1.4, Z + 1.2], [4.2, 1.4, 3.6])}>
        <Area
          fill="var(--blueprint-top)"
          d={panel("left", [X, Y + 2.8, Z + 1.2], [0.6, 1.9, 3, 1.2])}
        />
        <Line
          d={strokes(
            "left",
            [X, Y + 2.8, Z + 1.2],
            [0.6, 1.2].flatMap((v) => [0.7, 1.9, 3.1].map((u) => [u, v, u + 0.5, v])),
          )}
        />
      </Solid>
      <Solid tone="brand" faces={box([X + 0.9, Y + 1.9, Z + 4.8], [2.4, 0.3, 1.5])} />
    </Connection>
  ),
  // Parcels.
  "connect-carrier": (
    <Connection>
      <Solid tone="clay" faces={box(THERE, [4.6, 4.8, 3])}>
        <Line d={strokes("top", [X, Y, Z + 3], "2.3 0 2.3 4.8")} />
        <Area fill="var(--picture-face)" d={panel("left", [X, Y + 4.8, Z], [2.9, 0.5, 1.3, 1])} />
      </Solid>
      <Solid tone="clay" faces={box([X + 0.6, Y + 1, Z + 3], [2.8, 2.8, 2])}>
        <Line d={strokes("top", [X + 0.6, Y + 1, Z + 5], "1.4 0 1.4 2.8")} />
      </Solid>
    </Connection>
  ),
  // A map with a pin.
  "connect-map": (
    <Connection>
      <Solid faces={box(THERE, [4.8, 5, 0.5])}>
        <Area
          fill="var(--brand-top)"
          d={
            panel("top", [X, Y, Z + 0.5], [0, 0, 2, 1.6]) +
            panel("top", [X, Y, Z + 0.5], [3, 2.6, 1.8, 2.4])
          }
        />
        <Line d={strokes("top", [X, Y, Z + 0.5], "0 2.2 4.8 2.2, 2.5 0 2.5 5")} />
        <Line
          dashed
          stroke={BLUEPRINT}
          d={strokes("top", [X, Y, Z + 0.5], "0.6 4.4 2.5 4.4 2.5 2.2")}
        />
      </Solid>
      <Cylinder at={[X + 2.5, Y + 2.2, Z + 0.5]} radius={0.2} height={2.4} tone="steel" />
      <Cylinder at={[X + 2.5, Y + 2.2, Z + 2.9]} radius={0.9} height={1.2} tone="clay" />
    </Connection>
  ),
  // A calendar with taken days.
  "connect-calendar": (
    <Connection>
      <Solid tone="steel" faces={box([X, Y + 1.2, Z], [4.8, 2, 0.6])} />
      <Solid faces={box([X, Y + 1.6, Z + 0.6], [4.8, 0.7, 4.6])}>
        <Area
          fill="var(--clay-left)"
          d={panel("left", [X, Y + 2.3, Z + 0.6], [0, 3.5, 4.8, 1.1])}
        />
        <Area
          fill="var(--steel-top)"
          d={[0, 1, 2, 3, 4, 5, 6, 7]
            .map((index) =>
              panel(
                "left",
                [X, Y + 2.3, Z + 0.6],
                [0.5 + (index % 4) * 1, 2.2 - Math.floor(index / 4) * 1.3, 0.7, 0.8],
              ),
            )
            .join("")}
        />
        <Area
          fill="var(--brand-left)"
          d={
            panel("left", [X, Y + 2.3, Z + 0.6], [1.5, 0.9, 0.7, 0.8]) +
            panel("left", [X, Y + 2.3, Z + 0.6], [2.5, 2.2, 0.7, 0.8])
          }
        />
      </Solid>
    </Connection>
  ),
  // A letter box with a letter.
  "connect-mail": (
    <Connection>
      <Solid tone="blueprint" faces={box([X, Y + 0.4, Z], [4.6, 4, 4.4])}>
        <Area
          fill="var(--picture-line)"
          d={panel("left", [X, Y + 4.4, Z + 1.6], [0.8, 1.7, 3, 0.4])}
        />
      </Solid>
      <Solid faces={box([X + 1.1, Y + 4.2, Z + 2.6], [2.4, 0.2, 1.8])}>
        <Line d={strokes("left", [X + 1.1, Y + 4.4, Z + 2.6], "0 1.8 1.2 0.9 2.4 1.8")} />
      </Solid>
    </Connection>
  ),
  // A machine with its signal light.
  "connect-machine": (
    <Connection>
      <Solid tone="steel" faces={box(THERE, [4.8, 4.8, 1])} />
      <Solid tone="face" faces={box([X + 0.3, Y + 0.3, Z + 1], [4.2, 2.6, 3.6])} />
      <Solid tone="steel" faces={box([X + 1, Y + 2.9, Z + 1], [2.8, 1.4, 1.2])} />
      <Solid tone="clay" faces={joined(box([X + 1.9, Y + 3.1, Z + 2.8], [1, 1, 1.4]))} />
      <Cylinder at={[X + 3.6, Y + 1.2, Z + 4.6]} radius={0.4} height={0.9} tone="brand" />
      <Cylinder at={[X + 3.6, Y + 1.2, Z + 5.5]} radius={0.4} height={0.7} tone="clay" />
    </Connection>
  ),
};
