/** Makes the site's icons in public/ from the company's mark. Run it again when mark or colours change. */
import { writeFile } from "node:fs/promises";
import sharp from "sharp";
import { factoryMarkOutlines } from "#ui/pictures/factory-mark-outlines.ts";
import { flatPath } from "#ui/pictures/isometric.ts";
import { themeColors } from "#ui/styles/theme-colors.ts";
import { runCommand } from "./command.ts";

const { light } = themeColors();

const paths = factoryMarkOutlines
  .map(({ side, points }) => `<path fill="${light[`mark-${side}`]}" d="${flatPath(points)}"/>`)
  .join("");

/** The mark alone, to the edge of its 32 px grid. */
const mark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${paths}</svg>\n`;
/** The mark on paper, with the margin that home screens cut into circles and squircles. */
const tile = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-8 -8 48 48"><path fill="${light["color-paper"]}" d="M-8-8h48v48H-8z"/>${paths}</svg>`;

const png = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();

/** An .ico file that holds PNG pictures (https://en.wikipedia.org/wiki/ICO_(file_format)). */
function ico(pictures: { size: number; data: Buffer }[]): Buffer {
  const directory = Buffer.alloc(6 + 16 * pictures.length);
  directory.writeUInt16LE(1, 2);
  directory.writeUInt16LE(pictures.length, 4);
  let offset = directory.length;
  pictures.forEach(({ size, data }, index) => {
    const entry = 6 + 16 * index;
    directory.writeUInt8(size, entry);
    directory.writeUInt8(size, entry + 1);
    directory.writeUInt16LE(1, entry + 4);
    directory.writeUInt16LE(32, entry + 6);
    directory.writeUInt32LE(data.length, entry + 8);
    directory.writeUInt32LE(offset, entry + 12);
    offset += data.length;
  });
  return Buffer.concat([directory, ...pictures.map(({ data }) => data)]);
}

await runCommand(
  {
    usage: "node scripts/make-icons.ts",
    about: "Makes the site's icons in public/ from the company's mark.",
  },
  makeIcons,
);

async function makeIcons(): Promise<void> {
  const small = await Promise.all(
    [16, 32, 48].map(async (size) => ({ size, data: await png(mark, size) })),
  );
  const files: Record<string, string | Buffer> = {
    "favicon.svg": mark,
    "favicon.ico": ico(small),
    "apple-touch-icon.png": await png(tile, 180),
    "icon-192.png": await png(tile, 192),
    "icon-512.png": await png(tile, 512),
  };
  for (const [name, content] of Object.entries(files)) {
    await writeFile(new URL(`../public/${name}`, import.meta.url), content);
  }
}
