/**
 * Subsets the site's variable font to the letters of its languages: `node scripts/make-fonts.ts`.
 * Run again after a language with new letters was added; the results are committed.
 */
import { readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";
import { runCommand } from "./command.ts";

const from = "node_modules/@fontsource-variable/instrument-sans/files";
const to = "ui/fonts";
const forPictures = "features/seo/social-picture/fonts";

const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, i) => i + 32));
const western =
  "ÄÖÜäöüßÇçÂâÎîÛûÉéÈèÀàÊêÔôÑñÅåØøÆæıŒœ" + "\u00a0§©®°±·¹²³«»¼½¾×÷¡¿" + "–—‘’‚“”„†•…‹›€™−";
const turkish = "ĞğİŞş₺";

/** The two files of the package that hold our letters: browsers load the second only where it is needed. */
const parts = [
  {
    source: "instrument-sans-latin-wght-normal.woff2",
    target: "instrument-sans-latin",
    letters: ascii + western,
  },
  {
    source: "instrument-sans-latin-ext-wght-normal.woff2",
    target: "instrument-sans-turkish",
    letters: turkish,
  },
];

await runCommand(
  {
    usage: "node scripts/make-fonts.ts",
    about: "Subsets the site's variable font to the letters of its languages, into ui/fonts.",
  },
  async () => {
    for (const { source, target, letters } of parts) {
      const font = await readFile(`${from}/${source}`);
      await write(
        `${to}/${target}.woff2`,
        await subsetFont(font, letters, { targetFormat: "woff2" }),
      );
      // For words on pictures (features/seo/social-picture); no browser asks for it.
      await write(
        `${forPictures}/${target}.ttf`,
        await subsetFont(font, letters, { targetFormat: "sfnt" }),
      );
    }
  },
);

async function write(file: string, font: Buffer): Promise<void> {
  await writeFile(file, font);
  process.stdout.write(`${file}: ${(font.length / 1024).toFixed(1)} KB\n`);
}
