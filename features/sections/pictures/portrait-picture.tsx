import { disc, panel, type Space, strokes } from "#ui/pictures/isometric.ts";
import { Area, BRAND, CHALK, Line, Picture, Solid, type Tone } from "#ui/pictures/picture.tsx";
import { box } from "#ui/pictures/solids.ts";

/** How somebody looks, built of modules like everything here. */
export interface Look {
  skin: Tone;
  /** Of the jacket. */
  tone: Tone;
  hair: Tone;
  cut: "short" | "long" | "bun" | "cap" | "curls";
  glasses?: boolean;
  beard?: boolean;
  /** What they hold. */
  holds: "tablet" | "plan" | "mug" | "module" | "none";
}

const LINE = "var(--picture-line)";
/** Lower back corner of the head, and its size. */
const HEAD: Space = [3.2, 3, 8.6];
const FACE_LEFT: Space = [3.2, 8, 8.6];
const FACE_RIGHT: Space = [8.2, 8, 8.6];

/** A portrait to the waist: shoulders, head, hair, and what the person works with. */
export function PortraitPicture({ look }: { look: Look }) {
  const { skin, tone, hair, cut, glasses, beard, holds } = look;
  return (
    <Picture view={[-96, -150, 192, 258]}>
      <Area fill="var(--picture-ground)" d={panel("top", [0, 0, 0], [0, 1.8, 11.6, 7.4])} />
      {cut === "long" && <Solid tone={hair} faces={box([2.6, 2, 6], [6, 2.4, 8])} />}
      {cut === "curls" && <Solid tone={hair} faces={box([1.6, 1.6, 8], [8.2, 4, 6])} />}
      <Solid tone={tone} faces={box([0.4, 2.4, 0], [10.6, 6.2, 7])}>
        <Line d={strokes("left", [0.4, 8.6, 0], "2.2 0 2.2 4.6, 8.4 0 8.4 4.6")} />
        <Area fill={CHALK} d={panel("left", [0.4, 8.6, 0], [4, 3.6, 2.6, 3.4])} />
        <Line d={strokes("left", [0.4, 8.6, 0], "4 7 5.3 3.6 6.6 7")} />
      </Solid>
      <Solid tone={skin} faces={box([4.4, 4.2, 7], [2.8, 2.8, 1.6])} />
      <Solid tone={skin} faces={box(HEAD, [5, 5, 5.6])}>
        <Area
          fill={LINE}
          d={
            panel("left", FACE_LEFT, [1, 3, 0.7, 0.9]) +
            panel("left", FACE_LEFT, [3.3, 3, 0.7, 0.9])
          }
        />
        {beard ? (
          <Area fill={`var(--${hair}-left)`} d={panel("left", FACE_LEFT, [0.4, 0, 4.2, 1.5])} />
        ) : (
          <Line d={strokes("left", FACE_LEFT, "1.7 1.4 2.5 1.1 3.3 1.4")} />
        )}
        {glasses && (
          <Line
            d={
              panel("left", FACE_LEFT, [0.5, 2.6, 1.7, 1.7]) +
              panel("left", FACE_LEFT, [2.8, 2.6, 1.7, 1.7]) +
              strokes("left", FACE_LEFT, "2.2 3.5 2.8 3.5") +
              strokes("right", FACE_RIGHT, "0 3.6 2.6 3.6")
            }
          />
        )}
        <Area fill={`var(--${skin}-left)`} d={disc("right", [8.2, 5.4, 11], 0.7)} />
      </Solid>
      <Hair tone={hair} cut={cut} />
      <Held what={holds} />
    </Picture>
  );
}

function Hair({ tone, cut }: { tone: Tone; cut: Look["cut"] }) {
  const top: Space = [2.9, 2.7, 13.6];
  if (cut === "cap")
    return (
      <>
        <Solid tone={tone} faces={box(top, [5.6, 5.6, 2.2])} />
        <Solid tone={tone} faces={box([2.9, 8.3, 13.6], [5.6, 2, 0.6])} />
      </>
    );
  if (cut === "curls")
    return (
      <>
        <Solid tone={tone} faces={box([2.1, 2.1, 13.6], [7, 6.6, 1.8])} />
        <Solid tone={tone} faces={box([2.6, 2.6, 15.4], [5.4, 5, 1.6])} />
      </>
    );
  return (
    <>
      <Solid tone={tone} faces={box(top, [5.6, 5.6, cut === "short" ? 1.5 : 1.9])} />
      {cut === "bun" && <Solid tone={tone} faces={box([4.2, 3.6, 15.5], [2.8, 2.8, 2])} />}
      {cut === "long" && <Solid tone={tone} faces={box([8.2, 2.7, 8], [0.6, 2.2, 5.6])} />}
    </>
  );
}

/** In front of the chest. */
function Held({ what }: { what: Look["holds"] }) {
  const at: Space = [1.6, 9, 0.4];
  const front: Space = [1.6, 9.8, 0.4];
  if (what === "tablet")
    return (
      <Solid tone="steel" faces={box(at, [7.4, 0.8, 4.6])}>
        <Area fill="var(--picture-belt)" d={panel("left", front, [0.5, 0.5, 6.4, 3.6])} />
        <Line stroke={BRAND} d={strokes("left", front, "1.2 1.2 2.6 2.4 3.8 1.8 6 3.4")} />
      </Solid>
    );
  if (what === "plan")
    return (
      <Solid tone="blueprint" faces={box(at, [7.4, 0.4, 5])}>
        <Line
          stroke={CHALK}
          d={
            panel("left", [1.6, 9.4, 0.4], [1, 1, 2.6, 2.4]) +
            strokes("left", [1.6, 9.4, 0.4], "4.4 1.4 6.4 1.4, 4.4 2.6 6.4 2.6, 1 4.2 6.4 4.2")
          }
        />
      </Solid>
    );
  if (what === "mug") return <Solid tone="clay" faces={box([6.6, 9, 0.4], [2.2, 2.2, 2.6])} />;
  if (what === "module")
    return (
      <Solid tone="brand" faces={box([3.4, 8.8, 0.4], [3.6, 3.6, 3])}>
        <path fill="var(--brand-left)" d={panel("top", [4.3, 9.7, 3.4], [0, 0, 1.8, 1.8])} />
      </Solid>
    );
  return null;
}

/** Six people who do not exist. */
export const looks: readonly Look[] = [
  { skin: "clay", tone: "blueprint", hair: "belt", cut: "short", beard: true, holds: "tablet" },
  { skin: "sand", tone: "brand", hair: "umber", cut: "long", holds: "mug" },
  { skin: "umber", tone: "face", hair: "belt", cut: "bun", glasses: true, holds: "plan" },
  {
    skin: "sand",
    tone: "steel",
    hair: "face",
    cut: "short",
    glasses: true,
    beard: true,
    holds: "none",
  },
  { skin: "clay", tone: "belt", hair: "brand", cut: "cap", holds: "module" },
  { skin: "sand", tone: "clay", hair: "belt", cut: "curls", holds: "tablet" },
];
