import { iso, onSide, outline, panel, type Space, strokes } from "#ui/pictures/isometric.ts";
import { chamfered, moved } from "#ui/pictures/outlines.ts";
import { Area, BLUEPRINT, CHALK, Line, Picture } from "#ui/pictures/picture.tsx";
import { ModuleBlock } from "./module-block.tsx";
import { Phone } from "./phone.tsx";

const AT: Space = [0, 12, 0];
const WIDTH = 14;
const HEIGHT = 26;

type Props = {
  /** The company's name, at the head of the app. */
  name: string;
  /** The announcement, on the app's button. */
  soon: string;
};

type WordsProps = { children: string; at: readonly [number, number]; size: number; room: number };

/** Words that lie on the phone, centred, and small enough for their room (in px). */
function Words({ children, at, size, room }: WordsProps) {
  const [x, y] = iso(onSide("left", AT, at));
  const fitted = Math.min(size, Math.floor((room / (children.length * 0.56)) * 10) / 10);
  return (
    <text
      transform={`matrix(.866 .5 0 1 ${x} ${y})`}
      fill={CHALK}
      stroke="none"
      fontSize={fitted}
      fontWeight="600"
      textAnchor="middle"
    >
      {children}
    </text>
  );
}

/** The company's app, still a blueprint on a phone; its last modules are on the way. */
export function ComingSoonPicture({ name, soon }: Props) {
  const card = (u: number, v: number, w: number, h: number) =>
    outline("left", AT, moved(chamfered(w, h, 0.4), u, v));
  return (
    <Picture view={[-114, -210, 280, 390]}>
      <Area
        fill="var(--picture-ground)"
        d={
          panel("top", [1, 11, 0], [0, -2.6, 14, 3.6]) +
          panel("top", [17, 3, 0], [0, 0, 4, 4]) +
          panel("top", [17.5, 8, 0], [0, 0, 4, 4])
        }
      />
      <Phone at={AT} width={WIDTH} height={HEIGHT} screen={BLUEPRINT}>
        <Words at={[7, 22]} size={15} room={108}>
          {name}
        </Words>
        <Line
          dashed
          stroke={CHALK}
          d={card(1.8, 13.6, 10.4, 6.8) + card(1.8, 7.6, 4.8, 4.8) + card(7.4, 7.6, 4.8, 4.8)}
        />
        <Line stroke={CHALK} d={strokes("left", AT, "2.8 15 5.2 17.2 7 16 11.2 19")} />
        <path fill="var(--picture-brand-2)" stroke={CHALK} d={card(1.8, 2.8, 10.4, 3)} />
        <Words at={[7, 3.9]} size={13} room={92}>
          {soon}
        </Words>
      </Phone>
      <ModuleBlock tone="brand" at={[8.3, 12.2, 8.6]} size={[4, 1.8, 4]} />
      <ModuleBlock tone="face" at={[15.5, 3, 0]} />
      <ModuleBlock tone="brand" at={[16, 8, 0]} />
      <ModuleBlock tone="face" at={[16.2, 3.7, 4]} size={[2.6, 2.6, 2.6]} />
    </Picture>
  );
}
