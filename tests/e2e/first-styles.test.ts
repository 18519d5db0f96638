import process from "node:process";
import type { Page } from "playwright-core";
import { localizedPath } from "#platform/language/localized-path.ts";
import { walkedPages } from "#tests/support/every-page.ts";
import { changesByTheSheet } from "./changes-by-the-sheet.ts";
import { expect, test } from "./fixtures.ts";
import { untilInteractive } from "./until-interactive.ts";
import type { Visitor } from "./visitor.ts";

/** All pages, or in the gate a third of those that it walks through. */
const shown = walkedPages
  .filter((_, index) => process.env.ALL_PAGES || index % 3 === 0)
  .map(({ path, code }) => ({ path: localizedPath(path, code) }));

const looks = [
  { width: 360, theme: "light" },
  { width: 1280, theme: "dark" },
];

/** The error pages answer 404, as they should, and a browser says so. */
async function opens(visitor: Visitor, path: string) {
  if (/\/error(-404)?$/.test(path)) visitor.expectsComplaint(/404/);
  await visitor.page.goto(path, { waitUntil: "load" });
}

/** As after the first paint on a line that is slow to bring the rest: no script of ours has come. */
async function opensWithoutScripts(visitor: Visitor, path: string) {
  const { page } = visitor;
  await page.route("**/*.js", (route) => route.abort());
  await opens(visitor, path);
  await page.waitForFunction(
    () =>
      [...document.querySelectorAll('link[rel="stylesheet"]:not([disabled])')].every(
        (link) => (link as HTMLLinkElement).sheet,
      ),
    undefined,
    { polling: 50 },
  );
}

/** What a visitor can open before React is there, and what the head script and the header can set. */
async function opensEverything(page: Page) {
  await page.evaluate(() => {
    for (const panel of document.querySelectorAll("details")) panel.open = true;
    for (const list of document.querySelectorAll<HTMLElement>("[popover]")) {
      list.popover = "manual";
      list.showPopover();
    }
    for (const field of document.querySelectorAll("input, textarea")) field.ariaInvalid = "true";
    document.querySelector(".header")?.setAttribute("data-sticky", "true");
    document.documentElement.toggleAttribute("data-signed-in", true);
  });
}

test.concurrent.for(shown)(
  "$path looks as it will before its style sheet has come",
  async ({ path }, { comes }) => {
    const visitor = await comes({ reducedMotion: "reduce" });
    visitor.expectsComplaint(/net::ERR_FAILED|Failed to fetch dynamically imported module/);
    const { page } = visitor;
    await opensWithoutScripts(visitor, path);
    for (const { width, theme } of looks) {
      await page.setViewportSize({ width, height: 800 });
      await page
        .locator("html")
        .evaluate((html, name) => html.setAttribute("data-bs-theme", name), theme);
      expect(await changesByTheSheet(page)).toEqual([]);
    }
    await opensEverything(page);
    expect(await changesByTheSheet(page)).toEqual([]);
    await page.emulateMedia({ media: "print" });
    expect(await changesByTheSheet(page)).toEqual([]);
  },
);

/** What the whole sheet is for at the moment: nothing, or all of the page. */
const mediaOfSheet = (page: Page) =>
  page.locator('link[data-later="stylesheet"]').first().getAttribute("media");

/** A form, a list, a text: on these nothing comes by itself that they were not built with. */
const still = ["/contact", "/shop/grid", "/faq"];
const begun = process.env.ALL_PAGES ? shown : ["/", ...still].map((path) => ({ path }));

test.concurrent.for(begun)(
  "$path comes alive without its whole sheet, and looks as with it",
  async ({ path }, { comes }) => {
    const visitor = await comes({ reducedMotion: "reduce" });
    await opens(visitor, path);
    await untilInteractive(visitor.page);
    const applies = (await mediaOfSheet(visitor.page)) === "all";
    if (applies) expect(still).not.toContain(path);
    else expect(await changesByTheSheet(visitor.page)).toEqual([]);
  },
);

test("the whole sheet is there as soon as a page shows what it was not built with", async ({
  comes,
}) => {
  const { page } = await comes();
  await page.goto("/contact");
  await untilInteractive(page);
  await page.locator('header a[href="/"]').click();
  await page.locator("main figure").first().waitFor();
  expect(await mediaOfSheet(page)).toBe("all");
});
