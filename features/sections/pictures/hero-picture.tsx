import { iso, onSide, panel, type Space, strokes } from "#ui/pictures/isometric.ts";
import { Area, Line, Picture, PLAN, Solid } from "#ui/pictures/picture.tsx";
import { box, joined, prism } from "#ui/pictures/solids.ts";
import { AppWindowModule, appWindowPlan, type WindowModule } from "./app-window.tsx";
import { BlueprintSheet } from "./blueprint-sheet.tsx";
import { Seal } from "./seal.tsx";

const BELT = 5;
const SECOND: Space = [13, 5.7, BELT];
const THIRD: Space = [27, 5.7, BELT];
const PRODUCT: Space = [40.5, 5.7, BELT];
/** How far the hoist still holds the last module above its place. */
const LIFT = 3.4;
const SEAMS = Array.from({ length: 17 }, (_, i) => [1.5 + i * 3.1, 0.5, 1.5 + i * 3.1, 8.5]);

/** A module of the product, shown once more at an earlier place on the belt. */
function Earlier({ module, at, lift = 0 }: { module: WindowModule; at: Space; lift?: number }) {
  const [x, y] = iso([at[0] - PRODUCT[0], 0, lift]);
  return <use href={`#hero-${module}`} x={x} y={y} />;
}

/**
 * The factory: a sketch rides in, modules lock into an application, a product rides out. Its groups have names, so that
 * a page can let them come in one by one (hero-scene.tsx).
 */
export function HeroPicture() {
  return (
    <Picture view={[-124, -98, 600, 421]}>
      <g id="hero-hall">
        <Area
          fill="var(--picture-ground)"
          d={
            panel("top", [1.5, 0, 0], [0, 0, 52.5, 9]) +
            panel("top", [8, 15, 0], [0, 0, 11, 5.5]) +
            panel("top", [32, 12, 0], [0, 0, 2, 1.6])
          }
        />
        <Solid part="gantry-back" tone="steel" faces={box([31.2, -3.6, 0], [1.6, 1.6, 21])} />
        <g data-part="conveyor">
          <Solid
            tone="steel"
            faces={joined(...[4, 25, 46].map((x) => box([x, 7.4, 0], [1.6, 1.2, 3])))}
          />
          <Solid faces={box([0, 0, 3], [52.5, 9, 1.4])} />
          <Solid tone="belt" faces={box([0, 0, 4.4], [52.5, 9, 0.6])}>
            <Line stroke="var(--belt-seam)" d={strokes("top", [0, 0, BELT], SEAMS)} />
          </Solid>
          <path
            d={strokes("left", [0, 9, 3.7], "1.5 0 52 0")}
            strokeWidth="5"
            strokeDasharray="0 31"
          />
        </g>
        <BlueprintSheet part="sheet" at={[1.2, 1.2, BELT]} />
        <Line dashed stroke={PLAN} d={appWindowPlan(SECOND)} />
      </g>
      <g id="hero-second">
        <Earlier module="side" at={SECOND} />
      </g>
      <g id="hero-third">
        <Earlier module="side" at={THIRD} />
        <Earlier module="main" at={THIRD} />
      </g>
      <g id="hero-hoist">
        <Line
          dashed
          stroke={PLAN}
          d={strokes("left", THIRD, [
            [0, 6.2, 0, 6.2 + LIFT],
            [10, 6.2, 10, 6.2 + LIFT],
          ])}
        />
        <Earlier module="head" at={THIRD} lift={LIFT} />
        <Line d={strokes("left", [32, 4.5, 19], "-3.5 -2.4 0 0 3.5 -2.4")} />
        <Solid tone="steel" faces={box([30.7, 3.4, 19], [2.6, 2.2, 2])} />
      </g>
      <Solid
        id="hero-gantry"
        tone="steel"
        faces={prism(
          "right",
          [32.8, 14, 0],
          [
            [0, 0],
            [1.6, 0],
            [1.6, 21],
            [17.6, 21],
            [17.6, 22.8],
            [0, 22.8],
          ],
          1.6,
        )}
      />
      <g id="hero-product">
        <AppWindowModule id="hero-side" at={PRODUCT} module="side" />
        <AppWindowModule id="hero-main" at={PRODUCT} module="main" />
      </g>
      <g id="hero-lid">
        <AppWindowModule id="hero-head" at={PRODUCT} module="head" />
        <Seal at={onSide("left", PRODUCT, [9.7, 7.6])} />
      </g>
      <g id="hero-stock">
        <Solid tone="steel" faces={box([7, 15, 0], [10.4, 5.4, 0.8])} />
        <Solid tone="brand" faces={box([7.8, 15.7, 0.8], [4, 4, 4])} />
        <Solid tone="face" faces={box([12.6, 15.7, 0.8], [4, 4, 4])} />
      </g>
    </Picture>
  );
}
