/** Makes public/pictures/news-placeholder.svg: what a news item without a picture shows, in both themes. */
import { mkdir, writeFile } from "node:fs/promises";
import { panel, type Side, type Space, strokes } from "#ui/pictures/isometric.ts";
import { box } from "#ui/pictures/solids.ts";
import { runCommand } from "./command.ts";

const line = "#16243a";
const shades: Record<Side, string> = { top: "#ffffff", left: "#eef1f6", right: "#c9d2e0" };
/** Lower left corner of the page's front. */
const at: Space = [-12, 1, -9];

const path = (d: string, look: string) => `<path d="${d}" ${look}/>`;
const solid = (from: Space, size: Space) =>
  Object.entries(box(from, size))
    .map(([side, d]) => path(d, `fill="${shades[side as Side]}"`))
    .join("");
const columns = Array.from({ length: 14 }, (_, i) => `M${i * 40 - 260}-153v306`).join("");
const rows = Array.from({ length: 8 }, (_, i) => `M-272 ${i * 40 - 140}h544`).join("");

const picture = [
  '<path fill="#22367a" d="M-272-153h544v306h-544z"/>',
  path(columns + rows, 'stroke="#31489a" stroke-width="1"'),
  path(panel("top", [at[0] + 1, at[1] - 3, at[2]], [0, 0, 26, 4]), 'fill="#18275c" stroke="none"'),
  solid([at[0], at[1] - 1.5, at[2]], [24, 1.5, 17]),
  path(panel("left", at, [1.8, 6.6, 9.6, 6]), 'fill="#09b850"'),
  path(strokes("left", at, [[1.8, 14.6, 15, 14.6]]), `stroke="${line}" stroke-width="9"`),
  path(
    strokes("left", at, [
      [13, 12, 22, 12],
      [13, 10.4, 21, 10.4],
      [13, 8.8, 22, 8.8],
      [13, 7.2, 19, 7.2],
      [1.8, 4.4, 22, 4.4],
      [1.8, 2.8, 20, 2.8],
    ]),
    'stroke="#8b98b3" stroke-width="3"',
  ),
].join("");

await runCommand(
  {
    usage: "node scripts/make-news-placeholder.ts",
    about: "Makes public/pictures/news-placeholder.svg, what a news item without a picture shows.",
  },
  async () => {
    const folder = new URL("../public/pictures/", import.meta.url);
    await mkdir(folder, { recursive: true });
    await writeFile(
      new URL("news-placeholder.svg", folder),
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-272 -153 544 306" width="800" height="450" fill="none" stroke="${line}" stroke-width="2" stroke-linejoin="round" stroke-linecap="round">${picture}</svg>\n`,
    );
  },
);
