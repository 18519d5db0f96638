import type { Page } from "playwright-core";
import { pages } from "#app/pages.ts";
import { localizedPath } from "#platform/language/localized-path.ts";
import { expect, test } from "./fixtures.ts";
import { languageCodes } from "./words.ts";

/** Each page once: their markup is the same in every language but for the words. */
const shown = pages.map(({ path }, index) => ({
  path: localizedPath(path, languageCodes[index % languageCodes.length] ?? "tr"),
}));

const looks = [
  { width: 360, theme: "light" },
  { width: 1280, theme: "dark" },
];

/** As after the first paint on a line that is slow to bring the rest: no script of ours has come. */
async function opensWithoutScripts(page: Page, path: string) {
  await page.route("**/*.js", (route) => route.abort());
  await page.goto(path, { waitUntil: "load" });
  await page.waitForFunction(() =>
    [...document.querySelectorAll('link[rel="stylesheet"]:not([disabled])')].every(
      (link) => (link as HTMLLinkElement).sheet,
    ),
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

/** The elements whose styles change when the whole sheet joins what stands in the page, with what changes. */
async function changesByTheSheet(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const links = [
      ...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]:not([disabled])'),
    ];
    const elements = [...document.querySelectorAll("html, body, body *:not(script, style, svg *)")];
    const parts = [undefined, "::before", "::after"];
    const read = (sheets: boolean) => {
      for (const link of links) link.disabled = !sheets;
      return elements.map((element) =>
        parts.map((part) => {
          const style = getComputedStyle(element, part);
          // All properties as one text: asked for one by one they take ten times as long.
          return part && style.content === "none" ? "" : style.cssText;
        }),
      );
    };
    const first = read(false);
    const whole = read(true);
    return elements.flatMap((element, index) =>
      parts.flatMap((part = "", at) => {
        const [before = "", after = ""] = [first[index]?.[at], whole[index]?.[at]];
        if (before === after) return [];
        const known = new Set(before.split("; "));
        const changed = after.split("; ").filter((text) => !known.has(text));
        return [`${element.tagName}.${element.className}${part} ${changed.slice(0, 3).join("; ")}`];
      }),
    );
  });
}

test.concurrent.for(shown)(
  "$path looks as it will before its style sheet has come",
  async ({ path }, { comes }) => {
    const visitor = await comes({ reducedMotion: "reduce" });
    visitor.expectsComplaint(/net::ERR_FAILED|Failed to fetch dynamically imported module/);
    const { page } = visitor;
    await opensWithoutScripts(page, path);
    for (const { width, theme } of looks) {
      await page.setViewportSize({ width, height: 800 });
      await page
        .locator("html")
        .evaluate((html, name) => html.setAttribute("data-bs-theme", name), theme);
      expect(await changesByTheSheet(page)).toEqual([]);
    }
    await opensEverything(page);
    expect(await changesByTheSheet(page)).toEqual([]);
  },
);
