/** `npx node scripts/make-editing-pictures.ts`: the pictures of docs/edit-the-site.md in each language, from the built site. */
import { mkdirSync } from "node:fs";
import type { Locator, Page } from "playwright-core";
import sharp from "sharp";
import { entryAddress } from "../features/editor/entry-address.ts";
import { languageCodes } from "../platform/language/languages.ts";
import { localizedPath } from "../platform/language/localized-path.ts";
import { drawsToTheEnd, launchBrowser } from "../tests/support/browser.ts";
import { signInToDemoBackOffice } from "../tests/support/sign-in-to-demo.ts";
import { startSite } from "../tests/support/site.ts";
import { runCommand } from "./command.ts";

interface Picture {
  path: string;
  /** What stands there when it is loaded. */
  waits: string;
  /** Has the focus, once the page beside it is there. */
  focus?: string;
  prepare?(page: Page): Promise<void>;
  /** Nothing said: what is seen of the screen. */
  of?(page: Page): Locator;
}

const drawn = (page: Page) => page.frameLocator("iframe").locator("main h1").first().waitFor();

const pricing = entryAddress("pricing");
const opensText = async (page: Page) => {
  await page.locator(".editor-section-head").first().click();
  await page.locator(".editor-rich").first().scrollIntoViewIfNeeded();
};

async function throwsOneAway(page: Page): Promise<void> {
  const shown = page.url();
  await page.goto("/admin/new-entry");
  await page.locator('.new-entry-facts input[maxlength="110"]').fill("Bahar kampanyası");
  await page.locator(".new-entry-make button").click();
  await page.locator(".editor-throw summary").click();
  await page.locator(".editor-throw > .admin-button").click();
  await page.locator('.admin-dialog[open] [data-tone="danger"]').click();
  await page.locator(".content-rows").waitFor();
  await page.goto(shown);
  await page.locator(".admin-table").waitFor();
}

const pictures: Readonly<Record<string, Picture>> = {
  entry: {
    path: pricing,
    waits: '[aria-labelledby="editor-publish"]',
    focus: '[data-at="heading"]',
  },
  text: {
    path: entryAddress("is-it-really-yours"),
    waits: ".editor-section-head",
    prepare: opensText,
    of: (page) => page.locator(".editor-rich").first(),
  },
  new: { path: "/admin/new-entry", waits: ".new-entry-grid" },
  later: {
    path: pricing,
    waits: ".editor-later",
    prepare: (page) => page.locator(".editor-later summary").click(),
    of: (page) => page.locator('[aria-labelledby="editor-publish"]'),
  },
  bin: {
    path: "/admin/bin",
    waits: ".admin-table, .admin-empty",
    // Begun once, and thrown away by whoever began it.
    async prepare(page) {
      if ((await page.locator(".admin-table").count()) === 0) await throwsOneAway(page);
    },
  },
  share: {
    path: pricing,
    waits: ".editor-share",
    async prepare(page) {
      await drawn(page);
      await page.locator(".editor-share > button").click();
      await page.locator(".editor-share-link").waitFor();
    },
    of: (page) => page.locator(".editor-preview"),
  },
  releases: { path: "/admin/releases", waits: ".content-releases" },
  versions: {
    path: pricing,
    waits: '[aria-labelledby="editor-publish"]',
    async prepare(page) {
      const title = page.locator('[data-at="title"]');
      await title.fill(`${await title.inputValue()} 2027`);
      await page.locator("summary.editor-summary").click();
      await page.locator(".editor-versions button").first().click();
      await page.locator(".editor-difference").first().waitFor();
    },
    of: (page) => page.locator("details:has(.editor-versions)"),
  },
  picture: {
    path: pricing,
    waits: '[data-at="drawing"]',
    async prepare(page) {
      await page.locator('[data-at="drawing"]').click();
      await page.locator("dialog.picture-dialog img, dialog.picture-dialog svg").first().waitFor();
    },
    of: (page) => page.locator("dialog.picture-dialog"),
  },
  crop: {
    path: "/admin/pictures",
    waits: ".picture-upload",
    async prepare(page) {
      const { data, info } = await sharp("docs/home-light.webp")
        .png()
        .toBuffer({ resolveWithObject: true });
      const file = { name: `home-${info.width}.png`, mimeType: "image/png", buffer: data };
      await page.locator('.picture-upload input[type="file"]').setInputFiles(file);
      const open = page.locator("dialog.picture-details .picture-focus > .admin-button");
      await open.click();
      await page.locator(".picture-crop img").waitFor();
      await page.locator(".picture-shape select").selectOption("4:3");
    },
    of: (page) => page.locator("dialog.picture-details"),
  },
  office: {
    path: entryAddress("office-eskisehir"),
    waits: '[aria-labelledby="editor-publish"]',
    focus: '[data-at="city"]',
  },
  facts: {
    path: entryAddress("site-facts"),
    waits: '[data-at^="social."]',
    focus: '[data-at^="social."][data-at$=".url"]',
  },
  menu: {
    path: entryAddress("header-menu"),
    waits: ".editor-tree",
    async prepare(page) {
      await drawn(page);
      await page.locator(".editor-tree-name").nth(1).click();
    },
  },
  announcement: {
    path: entryAddress("announcement"),
    waits: '[data-at="starts"]',
    focus: '[data-at="starts"]',
  },
  translations: { path: "/admin/translations", waits: "main .admin-card" },
  words: {
    path: entryAddress("mail-words"),
    waits: ".editor-words",
    async prepare(page) {
      await page.getByRole("searchbox").fill("contactVisitor.");
      await page.locator('[data-word="contactvisitor-title"]').focus();
      await page.frameLocator("iframe").locator("h1").waitFor();
    },
  },
  people: { path: "/admin/people", waits: "main .admin-card" },
};

const folder = "docs/edit-the-site";

await runCommand(
  {
    usage: "node scripts/make-editing-pictures.ts",
    about: "Takes the pictures of docs/edit-the-site.md in each language, from the built site.",
  },
  takePictures,
);

async function takePictures(): Promise<void> {
  const site = await startSite();
  const browser = await launchBrowser(drawsToTheEnd);
  try {
    mkdirSync(folder, { recursive: true });
    const viewport = { width: 1200, height: 720 };
    const options = { viewport, reducedMotion: "reduce", colorScheme: "light" } as const;
    const context = await signInToDemoBackOffice(browser, site, options);
    const page = await context.newPage();
    for (const code of languageCodes)
      for (const [name, { path, waits, focus, prepare, of }] of Object.entries(pictures)) {
        await page.goto(localizedPath(path, code));
        await page.locator(waits).first().waitFor();
        if (focus) {
          await drawn(page);
          await page.locator(focus).first().focus();
        }
        await prepare?.(page);
        const shot = await (of ? of(page).screenshot() : page.screenshot());
        const file = `${folder}/${name}.${code}.webp`;
        await sharp(shot)
          .resize({ width: 1000, withoutEnlargement: true })
          .webp({ quality: 72 })
          .toFile(file);
        process.stdout.write(`${file}\n`);
      }
  } finally {
    await browser.close();
    await site.close();
  }
}
