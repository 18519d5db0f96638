/**
 * `node scripts/make-dashboard-pictures.ts`: the back office's overview with demo data, in each language and theme, as
 * the pictures `public/pictures/dashboard-{code}-{theme}.{avif,webp}` of the home page. Needs a built site and a
 * Chromium.
 */
import { type Browser, chromium } from "playwright-core";
import sharp from "sharp";
import { type Language, languages } from "../platform/language/languages.ts";
import { localizedPath } from "../platform/language/localized-path.ts";
import { runCommand } from "./command.ts";
import { signInToDemoBackOffice, startDemoSite } from "./dashboard/open-demo-back-office.ts";
import { chromiumFlags, findChromium } from "./find-chromium.ts";
import { createProgress } from "./progress.ts";

/** CSS pixels; taken twice as fine. */
const size = { width: 1200, height: 670 };
const themes = ["light", "dark"] as const;

async function takePicture(
  browser: Browser,
  site: Awaited<ReturnType<typeof startDemoSite>>,
  { code, locale }: Language,
  colorScheme: (typeof themes)[number],
): Promise<Buffer> {
  const context = await signInToDemoBackOffice(browser, site, {
    viewport: size,
    deviceScaleFactor: 2,
    colorScheme,
    reducedMotion: "reduce",
    locale,
  });
  const page = await context.newPage();
  await page.goto(localizedPath("/admin/overview", code), { waitUntil: "load" });
  await page.locator(".admin-plot canvas").first().waitFor();
  await page.waitForTimeout(500);
  const picture = await page.screenshot();
  await context.close();
  return picture;
}

await runCommand(
  {
    usage: "node scripts/make-dashboard-pictures.ts",
    about: "Takes the pictures of the back office that the home page shows, with demo data.",
  },
  takePictures,
);

async function takePictures(): Promise<void> {
  const site = await startDemoSite();
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags() });
  const progress = createProgress();
  progress.step("Taking pictures of the back office");
  let taken = 0;
  for (const language of languages) {
    for (const theme of themes) {
      progress.part(taken++, languages.length * themes.length);
      const picture = sharp(await takePicture(browser, site, language, theme)).resize(size.width);
      const file = `public/pictures/dashboard-${language.code}-${theme}`;
      await picture.clone().avif({ quality: 55, effort: 6 }).toFile(`${file}.avif`);
      await picture.clone().webp({ quality: 80, effort: 6 }).toFile(`${file}.webp`);
    }
  }
  progress.end();
  await browser.close();
  await site.close();
  process.stdout.write(`${languages.length * themes.length} pictures in public/pictures/\n`);
}
