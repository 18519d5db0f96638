/**
 * `node scripts/make-dashboard-pictures.ts`: what a customer's software shows, drawn in each language and theme, as the
 * pictures `public/pictures/dashboard-{code}-{theme}.{avif,webp}` of the home page, and the same `-phone`: the same for
 * a hand. Needs a Chromium.
 */
import type { Browser } from "playwright-core";
import sharp from "sharp";
import { type Language, languages } from "../platform/language/languages.ts";
import { drawsToTheEnd, launchBrowser } from "../tests/support/browser.ts";
import { runCommand } from "./command.ts";
import { drawPlantScreen } from "./plant-picture/draw-plant-screen.ts";
import { createProgress } from "./progress.ts";

/** CSS pixels that are drawn, and pixels of the picture: no letter is blurred by resizing. */
const sizes = [
  { ending: "", width: 960, height: 536, written: 1200 },
  { ending: "-phone", width: 390, height: 580, written: 780 },
];
const themes = ["light", "dark"] as const;

async function takePicture(
  browser: Browser,
  language: Language,
  theme: (typeof themes)[number],
  { ending, width, height, written }: (typeof sizes)[number],
): Promise<Buffer> {
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: written / width,
  });
  const page = await context.newPage();
  await page.setContent(drawPlantScreen(language, theme, ending !== ""));
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.screenshot();
  await context.close();
  return picture;
}

await runCommand(
  {
    usage: "node scripts/make-dashboard-pictures.ts",
    about: "Draws what a customer’s software shows, the pictures on the home page.",
  },
  takePictures,
);

async function takePictures(): Promise<void> {
  const browser = await launchBrowser(drawsToTheEnd);
  const progress = createProgress();
  progress.step("Drawing a customer’s software");
  let taken = 0;
  for (const language of languages) {
    for (const theme of themes) {
      for (const size of sizes) {
        progress.part(taken++, languages.length * themes.length * sizes.length);
        const picture = sharp(await takePicture(browser, language, theme, size));
        const file = `public/pictures/dashboard-${language.code}-${theme}${size.ending}`;
        await picture.clone().avif({ quality: 46, effort: 6 }).toFile(`${file}.avif`);
        await picture.clone().webp({ quality: 58, effort: 6 }).toFile(`${file}.webp`);
      }
    }
  }
  progress.end();
  await browser.close();
  process.stdout.write(`${taken} pictures in public/pictures/\n`);
}
