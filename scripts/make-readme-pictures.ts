/** `npx node scripts/make-readme-pictures.ts`: the pictures of the home page in README.md, from the built site. */
import sharp from "sharp";
import { drawsToTheEnd, launchBrowser, strangersContext } from "../tests/support/browser.ts";
import { startSite } from "../tests/support/site.ts";
import { runCommand } from "./command.ts";

await runCommand(
  {
    usage: "node scripts/make-readme-pictures.ts",
    about: "Takes the pictures of the home page in README.md, from the built site.",
  },
  takePictures,
);

async function takePictures(): Promise<void> {
  const site = await startSite();
  const browser = await launchBrowser(drawsToTheEnd);
  for (const colorScheme of ["light", "dark"] as const) {
    const context = await strangersContext(browser, site.origin, {
      colorScheme,
      reducedMotion: "reduce",
      deviceScaleFactor: 1.5,
    });
    const page = await context.newPage();
    await page.goto("/en", { waitUntil: "networkidle" });
    const file = `docs/home-${colorScheme}.webp`;
    await sharp(await page.screenshot())
      .webp({ quality: 82 })
      .toFile(file);
    process.stdout.write(`${file}\n`);
    await context.close();
  }
  await browser.close();
  await site.close();
}
