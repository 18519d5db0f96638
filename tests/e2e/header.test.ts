import { wholeSite as facts } from "#platform/content/whole-site.server.ts";
import { contactHeading, homeWords } from "../support/entry-words.ts";
import { expect, test } from "./fixtures.ts";
import { hold } from "./hold.ts";
import { textSpacing } from "./text-spacing.ts";
import type { Visitor } from "./visitor.ts";
import { widthOf } from "./walk-through.ts";
import { languageCodes } from "./words.ts";

const still = { reducedMotion: "reduce", viewport: { width: 1280, height: 500 } } as const;
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true } as const;

const scrollsTo = ({ page }: Visitor, top: number) =>
  page.evaluate((y) => scrollTo({ top: y, behavior: "instant" }), top);
const scrolledBy = ({ page }: Visitor) => page.evaluate(() => Math.round(scrollY));
const hasFocus = (element: HTMLElement | SVGElement) => element === document.activeElement;

test("back to top comes once the page is scrolled by more than 450 px", async ({ comes }) => {
  const visitor = await comes(still);
  await visitor.opens("/contact", "en");
  const button = visitor.page.getByRole("button", { name: visitor.words()("layout.backToTop") });
  await scrollsTo(visitor, 450);
  expect(await button.isVisible()).toBe(false);
  await scrollsTo(visitor, 451);
  await button.waitFor({ state: "visible" });
  await scrollsTo(visitor, 450);
  await button.waitFor({ state: "hidden" });
});

test.for([
  ["no-preference", "glides"],
  ["reduce", "jumps"],
] as const)(
  "back to top, with motion %s, %s all the way, and the focus goes there too",
  async ([reducedMotion, way], { comes }) => {
    const visitor = await comes({ ...still, reducedMotion });
    await visitor.opens("/", "en");
    const { page } = visitor;
    await page.keyboard.press("End");
    const button = page.getByRole("button", { name: visitor.words()("layout.backToTop") });
    await button.waitFor();
    await expect.poll(() => scrolledBy(visitor)).toBeGreaterThan(2_000);
    await page.evaluate(() =>
      addEventListener("click", () =>
        document.documentElement.setAttribute("data-at", `${scrollY}`),
      ),
    );
    await button.click();
    const atOnce = Number(await page.locator("html").getAttribute("data-at"));
    expect(atOnce > 0).toBe(way === "glides");
    await expect.poll(() => scrolledBy(visitor)).toBe(0);
    await expect.poll(() => page.getByRole("banner").evaluate(hasFocus)).toBe(true);
    await page.keyboard.press("Tab");
    expect(await page.getByRole("banner").getByRole("link").first().evaluate(hasFocus)).toBe(true);
  },
);

test("the menu stays while its code is on the way and somebody goes to another place of the page", async ({
  visitor,
}) => {
  const { context, page } = visitor;
  const release = await hold(context, /\/assets\/menus-/);
  await visitor.opens("/privacy", "en");
  const t = visitor.words();
  const menu = page.getByRole("navigation", { name: t("layout.mainMenu") });
  const contents = page.getByRole("navigation", { name: t("legal.contents") });
  await contents.getByRole("link", { name: "Your rights" }).click();
  await expect.poll(() => visitor.address().hash).toBe("#rights");
  const widths = await menu.evaluate(async (nav) => {
    const seen = new Set<number>();
    for (let frame = 0; frame < 30; frame += 1) {
      await new Promise(requestAnimationFrame);
      seen.add(nav.clientWidth);
    }
    return [...seen];
  });
  expect(widths).toEqual([expect.toSatisfy((width) => width > 300)]);
  release();
  await visitor.choosesLanguage("de", "Deutsch");
  expect(visitor.address()).toMatchObject({ pathname: "/de/privacy", hash: "#rights" });
});

test("the entry of the shown page is marked, also after a navigation", async ({ visitor }) => {
  await visitor.opens("/shop/grid", "de");
  const t = visitor.words();
  const menu = visitor.page.getByRole("navigation", { name: t("layout.mainMenu") });
  const marked = () => menu.locator(":scope > ul > li > [aria-current]").allTextContents();
  await expect.poll(marked).toEqual([t("nav.products")]);
  await menu.getByRole("link", { name: t("nav.contact"), exact: true }).click();
  await visitor.seesHeading(contactHeading("de"));
  await expect.poll(marked).toEqual([t("nav.contact")]);
});

test("a navigation begins at the top, and the way back at the old place", async ({ comes }) => {
  const visitor = await comes(still);
  await visitor.opens("/", "en");
  const t = visitor.words();
  await scrollsTo(visitor, 600);
  const menu = visitor.page.getByRole("navigation", { name: t("layout.mainMenu") });
  await menu.getByRole("link", { name: t("nav.contact"), exact: true }).click();
  await visitor.seesHeading(contactHeading("en"));
  await expect.poll(() => scrolledBy(visitor)).toBe(0);
  await visitor.page.goBack();
  await visitor.seesHeading(homeWords("en")("sections.hero.heading"));
  await expect.poll(() => scrolledBy(visitor)).toBe(600);
});

test("an anchor brings its part below the header that stays", async ({ comes }) => {
  const visitor = await comes(still);
  await visitor.opens("/#services", "en");
  const heading = visitor.page.locator("#services h2");
  const top = () => heading.evaluate((element) => element.getBoundingClientRect().top);
  await expect.poll(top).toBeLessThan(400);
  const bar = await visitor.page.locator(".header-bar").boundingBox();
  await expect.poll(top).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0));
});

test("what has the focus is never behind the header", async ({ comes }) => {
  const visitor = await comes(still);
  await visitor.opens("/contact", "en");
  const { page } = visitor;
  await page.getByRole("contentinfo").getByRole("link").last().focus();
  const hidden: string[] = [];
  for (let stop = 0; stop < 60; stop += 1) {
    const found = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused || focused === document.body) return "end";
      const header = document.querySelector(".header-bar");
      if (focused.closest(".header-bar, [popover]")) return "end";
      const { top, bottom } = focused.getBoundingClientRect();
      const covered = header?.getBoundingClientRect().bottom ?? 0;
      const seen = top >= covered - 1 || bottom <= 0;
      return seen ? "" : `${focused.outerHTML.slice(0, 80)} at ${top}`;
    });
    if (found === "end") break;
    if (found) hidden.push(found);
    await page.keyboard.press("Shift+Tab");
  }
  expect(hidden).toEqual([]);
});

test.for(languageCodes)("from 1200 px on it is one row of 72 px, %s", async (code, { comes }) => {
  const visitor = await comes(still);
  await visitor.opens("/contact", code);
  for (const width of [1_200, 1_380, 1_536, 1_920]) {
    await visitor.page.setViewportSize({ width, height: 500 });
    const row = () =>
      visitor.page.locator(".header-row").evaluate((element) => ({
        height: element.getBoundingClientRect().height,
        tooWide: element.scrollWidth - element.clientWidth,
        wrapped: [...element.querySelectorAll<HTMLElement>(".header-link, .header-action")]
          .filter((link) => link.offsetHeight > 44)
          .map((link) => link.textContent),
      }));
    await expect
      .poll(row, { message: `${width} px` })
      .toEqual({ height: 72, tooWide: 0, wrapped: [] });
  }
});

test.for([640, 1_280])(
  "letters twice as large make no page of %i px wider",
  async (width, { comes }) => {
    const visitor = await comes({ ...still, viewport: { width, height: 500 } });
    const devtools = await visitor.page.context().newCDPSession(visitor.page);
    // What a visitor sets in the browser: 16 px is what it comes with.
    await devtools.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
    for (const path of ["/", "/contact", "/shop/grid", "/blog/grid"]) {
      await visitor.opens(path, "de");
      expect(await widthOf(visitor.page), path).toBeLessThanOrEqual(width);
    }
  },
);

test("a group opens where the mouse rests, stays at a click and closes when the mouse has left", async ({
  visitor,
}) => {
  await visitor.opens("/", "en");
  const { page } = visitor;
  const button = page.locator("[popovertarget=menu-services]");
  const sheet = page.locator("#menu-services");
  await button.hover();
  await sheet.waitFor({ state: "visible" });
  const row = await page.locator(".header-row").boundingBox();
  await expect.poll(async () => (await sheet.boundingBox())?.y).toBe((row?.y ?? 0) + 72);
  await button.click();
  expect(await sheet.isVisible()).toBe(true);
  await page.getByRole("contentinfo").hover();
  await sheet.waitFor({ state: "hidden" });
  await button.focus();
  await page.keyboard.press("Enter");
  await sheet.waitFor({ state: "visible" });
  await page.keyboard.press("Tab");
  expect(await sheet.getByRole("link").first().evaluate(hasFocus)).toBe(true);
  await page.keyboard.press("Escape");
  await sheet.waitFor({ state: "hidden" });
  await expect.poll(() => button.evaluate(hasFocus)).toBe(true);
});

function smallScreenMenu({ page, words }: Visitor) {
  const t = words();
  const panel = page.locator("#small-screen-menu");
  return {
    panel,
    open: page.getByRole("button", { name: t("layout.openMenu") }),
    close: panel.getByRole("button", { name: t("layout.closeMenu") }),
    contact: panel.getByRole("link", { name: t("nav.contact"), exact: true }),
  };
}

test("the menu of small screens opens, leads on and closes by touch", async ({ comes }) => {
  const visitor = await comes(phone);
  await visitor.opens("/", "tr");
  const { panel, open, close, contact } = smallScreenMenu(visitor);
  await open.tap();
  await panel.waitFor({ state: "visible" });
  expect((await panel.boundingBox())?.width).toBeLessThan(361);
  await close.tap();
  await panel.waitFor({ state: "hidden" });
  await open.tap();
  await contact.tap();
  await visitor.seesHeading(contactHeading("tr"));
  await panel.waitFor({ state: "hidden" });
  await open.tap();
  await panel.getByRole("link", { name: "Deutsch", exact: true }).tap();
  await visitor.page.waitForURL("**/de/contact");
});

test("the menu of small screens is complete by keyboard", async ({ comes }) => {
  const visitor = await comes({ ...phone, hasTouch: false, reducedMotion: "reduce" });
  await visitor.opens("/contact", "en");
  const { keyboard } = visitor.page;
  const { panel, open, close, contact } = smallScreenMenu(visitor);
  await open.focus();
  await keyboard.press("Enter");
  await panel.waitFor({ state: "visible" });
  await keyboard.press("Tab");
  expect(await close.evaluate(hasFocus)).toBe(true);
  await keyboard.press("Escape");
  await panel.waitFor({ state: "hidden" });
  await expect.poll(() => open.evaluate(hasFocus)).toBe(true);
  await keyboard.press("Enter");
  for (let stop = 0; stop < 10 && !(await contact.evaluate(hasFocus)); stop += 1) {
    await keyboard.press("Tab");
  }
  expect(await contact.getAttribute("aria-current")).toBe("page");
});

test("the menu of small screens works without JavaScript", async ({ comes }) => {
  const visitor = await comes({ ...phone, javaScriptEnabled: false });
  await visitor.opens("/", "de");
  const { panel, open, contact } = smallScreenMenu(visitor);
  await open.tap();
  await panel.waitFor({ state: "visible" });
  await contact.tap();
  await visitor.seesHeading(contactHeading("de"));
  expect(visitor.address().pathname).toBe("/de/contact");
});

test("the logo leads to the home page of the language", async ({ visitor }) => {
  await visitor.opens("/contact", "de");
  const t = visitor.words();
  const name = t("layout.logo", { name: facts.name.de });
  await visitor.page.getByRole("banner").getByRole("link", { name, exact: true }).click();
  await visitor.seesHeading(homeWords("de")("sections.hero.heading"));
  expect(visitor.address().pathname).toBe("/de");
});

test("the dark button stands in the bar of middle screens, and turns dark and back", async ({
  comes,
}) => {
  const visitor = await comes({ viewport: { width: 1_199, height: 800 } });
  await visitor.opens("/contact", "en");
  const { page } = visitor;
  const button = page.getByRole("button", { name: visitor.words()("layout.darkTheme") });
  for (const [theme, pressed] of [
    ["dark", "true"],
    ["light", "false"],
  ] as const) {
    await button.click();
    await expect.poll(visitor.theme).toBe(theme);
    await expect.poll(() => button.getAttribute("aria-pressed")).toBe(pressed);
    expect(await visitor.stored("booking-theme")).toBe(theme);
  }
  for (const width of [1_200, 575]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => button.count()).toBe(0);
  }
});

test("the bar has the way to sign in", async ({ visitor }) => {
  await visitor.opens("/contact", "de");
  const name = visitor.words()("auth.signIn");
  const link = visitor.page.getByRole("banner").getByRole("link", { name, exact: true });
  expect(await link.getAttribute("href")).toBe("/de/auth/sign-in");
});

test.for(languageCodes)(
  "on the narrowest phone it is one row, and nothing moves when it stays in view, %s",
  async (code, { comes }) => {
    const { opens, page } = await comes({ viewport: { width: 320, height: 640 } });
    await opens("/", code);
    const places = () =>
      page.evaluate(() => ({
        header: document.querySelector("header")?.offsetHeight,
        page: document.documentElement.scrollHeight,
      }));
    const before = await places();
    expect(before.header).toBeLessThan(80);
    await page.evaluate(() => scrollTo(0, 401));
    await page.locator('header[data-sticky="true"]').waitFor();
    await expect.poll(places).toEqual(before);
  },
);

test.for(languageCodes)(
  "a long company name breaks before it pushes the menu and its tools off a wide screen, %s",
  async (code, { comes }) => {
    const { opens, page } = await comes({ viewport: { width: 1280, height: 640 } });
    await opens("/contact", code);
    const home = page.locator(".header-home");
    await home.locator(":scope > span").evaluate((span) => {
      span.lastChild?.replaceWith("Yazılım Fabrikası Bilişim Teknolojileri A.Ş.");
    });
    for (const width of [1200, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 640 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      const name = await home.boundingBox();
      const menu = await page.locator(".header-row .header-link").first().boundingBox();
      expect((name?.x ?? 0) + (name?.width ?? 0)).toBeLessThanOrEqual(menu?.x ?? 0);
    }
  },
);

test.for(languageCodes)(
  "letters set apart leave the menu's button on the narrowest phone's screen, %s",
  async (code, { comes }) => {
    const visitor = await comes({ viewport: { width: 320, height: 640 }, bypassCSP: true });
    await visitor.opens("/contact", code);
    const { page } = visitor;
    await page.addStyleTag({ content: textSpacing });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    const name = await page.locator(".header-home > span").boundingBox();
    const search = await page.locator(".header-row > .tool-button").first().boundingBox();
    expect((name?.x ?? 0) + (name?.width ?? 0)).toBeLessThanOrEqual(search?.x ?? 0);
    await visitor.page.getByRole("button", { name: visitor.words()("layout.openMenu") }).click();
  },
);
