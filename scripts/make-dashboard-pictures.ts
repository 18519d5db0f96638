/**
 * `node scripts/make-dashboard-pictures.ts`: the back office's overview with demo data, in each language and theme, as
 * the pictures `public/pictures/dashboard-{code}-{theme}.{avif,webp}` of the home page, and the same `-phone`: what a
 * phone has room for. Needs a built site and a Chromium.
 */
import { type Browser, chromium } from "playwright-core";
import sharp from "sharp";
import { demoAccount } from "../features/accounts/demo-account.server.ts";
import { type Language, languages } from "../platform/language/languages.ts";
import { localizedPath } from "../platform/language/localized-path.ts";
import { runCommand } from "./command.ts";
import { demoPeople } from "./dashboard/demo-words.ts";
import { signInToDemoBackOffice, startDemoSite } from "./dashboard/open-demo-back-office.ts";
import { chromiumFlags, findChromium } from "./find-chromium.ts";
import { createProgress } from "./progress.ts";

/** The shop's figures: the demo office has sold nothing. */
const orders = "section:has(.admin-figures)";

/** CSS pixels; taken twice as fine. On a phone all but the head, two figures and a chart is left out. */
const sizes = [
  { ending: "", width: 1200, height: 670, written: 1200, shown: "body", leftOut: orders },
  {
    ...{ ending: "-phone", width: 390, height: 580, written: 780, shown: "main" },
    leftOut: `${orders}, .admin-figures > :nth-child(n + 3), details`,
  },
];
const themes = ["light", "dark"] as const;

async function takePicture(
  browser: Browser,
  site: Awaited<ReturnType<typeof startDemoSite>>,
  { code, locale }: Language,
  colorScheme: (typeof themes)[number],
  { width, height, shown, leftOut }: (typeof sizes)[number],
): Promise<Buffer> {
  const context = await signInToDemoBackOffice(browser, site, {
    viewport: { width, height: height * 2 },
    deviceScaleFactor: 2,
    colorScheme,
    reducedMotion: "reduce",
    locale,
  });
  // Whose office it is: somebody of the language, where the demo account has one name in all of them.
  const [first_name = "", last_name = ""] = demoPeople(code)[0]?.split(" ") ?? [];
  const named = site.data.updateTable("user").set({ first_name, last_name });
  await named.where("id", "=", demoAccount.id).execute();
  const page = await context.newPage();
  await page.goto(localizedPath("/admin/overview", code), { waitUntil: "load" });
  await page.locator(".admin-plot canvas").first().waitFor();
  await page.locator("main").evaluate((main, parts) => {
    for (const part of main.querySelectorAll<HTMLElement>(parts)) part.style.display = "none";
  }, leftOut);
  await page.waitForTimeout(500);
  const picture = await page.locator(shown).screenshot();
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
      for (const size of sizes) {
        progress.part(taken++, languages.length * themes.length * sizes.length);
        const { ending, width, height, written } = size;
        const picture = sharp(await takePicture(browser, site, language, theme, size))
          .extract({ left: 0, top: 0, width: width * 2, height: height * 2 })
          .resize(written);
        const file = `public/pictures/dashboard-${language.code}-${theme}${ending}`;
        await picture.clone().avif({ quality: 55, effort: 6 }).toFile(`${file}.avif`);
        await picture.clone().webp({ quality: 80, effort: 6 }).toFile(`${file}.webp`);
      }
    }
  }
  progress.end();
  await browser.close();
  await site.close();
  process.stdout.write(`${taken} pictures in public/pictures/\n`);
}
