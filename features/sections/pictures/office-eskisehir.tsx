import { type Flat, iso, type Space, strokes } from "#ui/pictures/isometric.ts";
import { bar } from "#ui/pictures/outlines.ts";
import { BRAND, CHALK, Line, Picture, Solid } from "#ui/pictures/picture.tsx";
import { box, prism } from "#ui/pictures/solids.ts";
import { House } from "./house.tsx";

const LENGTH = 30;
const WATER = -1.2;
/** Side of the bridge: a gentle hump over one arch. */
const BRIDGE: Flat[] = [
  [0, 0],
  [1, 0],
  [2, 1.5],
  [5, 1.5],
  [6, 0],
  [7, 0],
  [7, 0.8],
  [4.8, 2.5],
  [2.2, 2.5],
  [0, 0.8],
];
const FIRST: Space = [2, 2.4, 0];
const [THIRD_X, THIRD_Y] = iso([20.4, 0, 0]);
const TREES = [2.4, 5.6, 22.4, 27.6].map((x) => iso([x, 18.2, 0]));

/** The office in Eskişehir: houses of Odunpazarı by the Porsuk, a bridge, a boat. */
export function OfficeEskisehirPicture() {
  const [pinX, pinY] = iso([15.8, 5, 17]);
  return (
    <Picture view={[-181, -111, 449, 393]}>
      <Solid faces={box([0, 0, -2.4], [LENGTH, 11, 2.4])} />
      <Solid tone="blueprint" faces={box([0, 11, -2.4], [LENGTH, 5, 2.4 + WATER])}>
        <Line
          stroke={CHALK}
          d={strokes("top", [0, 11, WATER], "1.5 2 4.5 2, 4 3.4 7 3.4, 24 2 27 2")}
        />
      </Solid>
      <g color="var(--blueprint-left)">
        <g id="office-house">
          <House at={FIRST} width={6.6} storeys={2} glass="var(--picture-face)" />
        </g>
      </g>
      <g color="var(--face-left)">
        <House at={[11.8, 2.4, 0]} width={8} storeys={3} glass="var(--picture-belt)" />
      </g>
      <g color="var(--brand-left)">
        <use href="#office-house" x={THIRD_X} y={THIRD_Y} />
      </g>
      <Solid
        part="boat"
        faces={prism("top", [16.5, 13.2, WATER + 0.8], bar([0, 0], [4, 0], 1.8, 1.4), 0.8)}
      />
      <Solid faces={box([0, 16, -2.4], [LENGTH, 4, 2.4])} />
      <Solid tone="steel" faces={prism("right", [12.5, 17, 0], BRIDGE, 3)} />
      <g>
        {TREES.map(([x, y]) => (
          <path key={x} fill="var(--brand-left)" d={`M${x} ${y}v-12a11 11 0 1 1 .1 0`} />
        ))}
      </g>
      <path
        data-part="pin"
        fill={BRAND}
        d={`M${pinX} ${pinY}c-4-9-13-13-13-24a13 13 0 0 1 26 0c0 11-9 15-13 24z`}
      />
      <circle cx={pinX} cy={pinY - 24} r="4.5" fill="var(--picture-face)" />
    </Picture>
  );
}
