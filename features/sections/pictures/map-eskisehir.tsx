import { flatPath, iso, panel, type Space, strokes } from "#ui/pictures/isometric.ts";
import { Area, BRAND, CHALK, Line, Picture, Solid, type Tone } from "#ui/pictures/picture.tsx";
import { box } from "#ui/pictures/solids.ts";

const W = 64;
const D = 40;

/** The bend of the Porsuk through the city: its two banks. */
const river: [number, number][] = [
  [0, 24],
  [12, 22],
  [22, 17],
  [34, 16],
  [44, 20],
  [54, 21],
  [64, 17],
];
const WIDTH = 4;

const ground = (u: number, v: number): Space => [u, v, 0];

/** Blocks of houses: place, size, height. Those with a tone of their own are what people know the way by. */
const blocks: readonly { at: [number, number]; size: [number, number, number]; tone?: Tone }[] = [
  { at: [3, 3], size: [8, 5, 2] },
  { at: [14, 3], size: [7, 6, 3] },
  { at: [24, 2], size: [6, 7, 2] },
  { at: [34, 3], size: [9, 5, 3.4] },
  { at: [47, 3], size: [12, 5, 1.8], tone: "clay" },
  { at: [3, 12], size: [6, 6, 2.6] },
  { at: [13, 12], size: [5, 4, 1.8] },
  { at: [39, 11], size: [5, 4, 2.2] },
  { at: [48, 11.5], size: [6, 5, 2.8] },
  { at: [57, 10], size: [5, 3.4, 2] },
  { at: [4, 30], size: [7, 6, 2.4] },
  { at: [15, 28], size: [6, 8, 1.8] },
  { at: [25, 24], size: [5, 6, 2.8] },
  { at: [25, 33], size: [8, 5, 2] },
  { at: [36, 26], size: [7, 5, 5], tone: "brand" },
  { at: [37, 34], size: [6, 4, 2] },
  { at: [47, 27], size: [6, 9, 2.2] },
  { at: [56, 26], size: [6, 5, 3], tone: "blueprint" },
];

/** The centre of Eskişehir from above: river, tram, station, and a pin on the office. No map to walk by. */
export function MapEskisehirPicture() {
  const bank = (shift: number) => river.map(([u, v]) => iso(ground(u, v + shift)));
  const water = flatPath([...bank(0), ...bank(WIDTH).reverse()]);
  const rails = [0, 1].map((shift) =>
    strokes("top", ground(0, 0), [[22.2 + shift, 0, 22.2 + shift, D]]),
  );
  const [pinX, pinY] = iso([39.5, 28.5, 5]);
  return (
    <Picture view={[-356, -8, 932, 556]}>
      <Solid faces={box([0, 0, -1.6], [W, D, 1.6])} />
      <path d={water} fill="var(--blueprint-left)" />
      <Line
        stroke={CHALK}
        d={strokes(
          "top",
          ground(0, 0),
          "8 24.6 13 23.8, 27 18.4 32 18.2, 47 22.6 51 23, 57 22 60 21",
        )}
      />
      <Area
        fill="var(--steel-top)"
        d={
          panel("top", ground(0, 0), [0, 9.2, W, 1.4]) +
          panel("top", ground(0, 0), [33.4, 0, 1.6, D])
        }
      />
      <Area fill="var(--steel-top)" d={panel("top", ground(0, 0), [21.6, 0, 2.2, D])} />
      <Line stroke="var(--picture-line)" d={rails.join("")} />
      {blocks.map(({ at: [u, v], size, tone }) => (
        <Solid key={`${u} ${v}`} tone={tone ?? "face"} faces={box([u, v, 0], size)} />
      ))}
      <Solid tone="brand" part="tram" faces={box([22, 30.4, 0.3], [1.6, 6, 1.6])} />
      <path
        data-part="pin"
        fill={BRAND}
        d={`M${pinX} ${pinY}c-6-14-20-20-20-37a20 20 0 0 1 40 0c0 17-14 23-20 37z`}
      />
      <circle cx={pinX} cy={pinY - 37} r="7" fill="var(--picture-face)" />
    </Picture>
  );
}
