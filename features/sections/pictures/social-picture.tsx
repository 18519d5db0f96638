import { disc, onSide, outline, panel, type Space, strokes } from "#ui/pictures/isometric.ts";
import { Area, BLUEPRINT, BRAND, CHALK, Line, Picture, Solid } from "#ui/pictures/picture.tsx";
import { prism } from "#ui/pictures/solids.ts";
import { Phone } from "./phone.tsx";

const BUBBLE = [
  [0, 0],
  [1.6, 0],
  [1.6, -1.6],
  [3.6, 0],
  [9, 0],
  [9, 5],
  [0, 5],
] as const;
/** A heart of two circles and a wedge around the lower tip. */
function heart(at: Space): string {
  const wedge = [
    [0, 0],
    [1.5, 1.6],
    [0, 2.6],
    [-1.5, 1.6],
  ] as const;
  const bows = [-0.8, 0.8].map((u) => disc("left", onSide("left", at, [u, 2.25]), 0.95));
  return outline("left", at, wedge) + bows.join("");
}

/** Social media: what is said about a product, on the way out of a phone. */
export function SocialPicture() {
  const at: Space = [0, 8, 0];
  const said: Space = [-3.6, 10.4, 8.6];
  const answered: Space = [6, 11, 2.4];
  return (
    <Picture view={[-132, -158, 186, 286]}>
      <Area fill="var(--picture-ground)" d={panel("top", [0.5, 7, 0], [0, -2.6, 10, 3.6])} />
      <Phone at={at} width={10} height={19} screen="var(--picture-face)">
        <Area fill={BLUEPRINT} d={panel("left", at, [1.4, 11.4, 7.2, 5.4])} />
        <Line d={strokes("left", at, "1.6 9.8 6 9.8, 1.6 8.6 4.4 8.6")} />
        <Area fill={BRAND} d={panel("left", at, [1.4, 2, 3.2, 5])} />
      </Phone>
      <Solid part="said" tone="brand" faces={prism("left", said, BUBBLE, 1)}>
        <Area fill={CHALK} d={heart(onSide("left", said, [4.5, 1]))} />
      </Solid>
      <Solid part="answered" faces={prism("left", answered, BUBBLE, 1)}>
        <Line d={strokes("left", answered, "1.4 3.4 7.6 3.4, 1.4 1.8 5.4 1.8")} />
      </Solid>
    </Picture>
  );
}
