import { onSide, panel, type Space } from "#ui/pictures/isometric.ts";
import { Solid, type Tone } from "#ui/pictures/picture.tsx";
import { box } from "#ui/pictures/solids.ts";

type Props = { at: Space; size?: Space; tone: Tone; part?: string; id?: string };

/** The module: a block with a socket on top that takes the next one. */
export function ModuleBlock({ at, size = [4, 4, 4], tone, part, id }: Props) {
  const [w, d, h] = size;
  const top = onSide("top", [at[0], at[1], at[2] + h], [w / 4, d / 4]);
  return (
    <Solid id={id} part={part} tone={tone} faces={box(at, size)}>
      <path fill={`var(--${tone}-left)`} d={panel("top", top, [0, 0, w / 2, d / 2])} />
    </Solid>
  );
}
