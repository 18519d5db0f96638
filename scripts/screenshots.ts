/**
 * `npm run screenshots [-- <part of an address> …]`: every page in every language, theme and width as a
 * picture in `screenshots/`, to be looked at one by one. Needs a built site and a Chromium.
 */
import { mkdirSync } from "node:fs";
import type { Browser } from "playwright-core";
import { localizedPath } from "../platform/language/localized-path.ts";
import { drawsToTheEnd, launchBrowser, strangersContext } from "../tests/support/browser.ts";
import { type Site, startSite } from "../tests/support/site.ts";
import { runCommand } from "./command.ts";
import { createProgress } from "./progress.ts";
import { stop } from "./stop.ts";

const widths = [360, 768, 1280, 1920];
const themes = ["light", "dark"] as const;
const folder = "screenshots";

interface Shot {
  path: string;
  width: number;
  theme: (typeof themes)[number];
}

/** What to take: everything, or the addresses that contain one of `parts`. */
async function chooseShots(parts: readonly string[]): Promise<Shot[]> {
  // Reads the entries of this checkout, which are not asked for where only help is.
  const { everyPage } = await import("../tests/support/every-page.ts");
  const paths = everyPage.map(({ path, code }) => localizedPath(path, code));
  return paths
    .filter((path) => parts.length === 0 || parts.some((part) => path.includes(part)))
    .flatMap((path) => widths.flatMap((width) => themes.map((theme) => ({ path, width, theme }))));
}

async function takeShot(browser: Browser, site: Site, { path, width, theme }: Shot): Promise<void> {
  const context = await strangersContext(browser, site.origin, {
    viewport: { width, height: 900 },
    colorScheme: theme,
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  await page.goto(path, { waitUntil: "networkidle" });
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 600) {
      scrollTo(0, y);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    scrollTo(0, 0);
  });
  await page.waitForLoadState("networkidle");
  const name = path === "/" ? "home" : path.slice(1).replaceAll("/", "-");
  await page.screenshot({ path: `${folder}/${name}-${width}-${theme}.png`, fullPage: true });
  await context.close();
}

await runCommand(
  {
    usage: "npm run screenshots [-- <part of an address> …]",
    about: "Takes a picture of every page in every language, theme and width, into screenshots/.",
    words: { least: 0, most: Number.POSITIVE_INFINITY },
  },
  async ({ words }) => {
    const shots = await chooseShots(words);
    if (shots.length === 0) stop(`No page has ${words.join(" or ")} in its address.`);
    mkdirSync(folder, { recursive: true });
    const site = await startSite();
    const browser = await launchBrowser(drawsToTheEnd);
    const progress = createProgress();
    progress.step(`Taking ${shots.length} pictures`);
    for (const [done, shot] of shots.entries()) {
      progress.part(done, shots.length);
      await takeShot(browser, site, shot);
    }
    progress.end();
    await browser.close();
    await site.close();
    process.stdout.write(`${shots.length} pictures in ${folder}/\n`);
  },
);
