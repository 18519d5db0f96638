import type { Page } from "playwright-core";
import { expect, test } from "./fixtures.ts";
import { hold, scripts } from "./hold.ts";

const still = { reducedMotion: "reduce", viewport: { width: 360, height: 740 } } as const;

const rests = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset.belowRests !== undefined);

/** Not laid out: what stands at the end of the page, in its footer. */
const endIsDrawn = (page: Page) =>
  page
    .locator("footer a")
    .last()
    .evaluate((link) => link.checkVisibility({ contentVisibilityAuto: true }));

const scrolledBy = (page: Page) => page.evaluate(() => Math.round(scrollY));

// On the second, what lies under the first piece begins within the first screen.
test.for(["/en/pricing", "/demos/classic"])(
  "what lies below rests at first, and then stands there as if it never had",
  async (path, { comes }) => {
    const visitor = await comes(still);
    const { context, page } = visitor;
    await page.addInitScript(() => {
      Object.assign(window, { shifts: [] });
      new PerformanceObserver((list) => {
        const { shifts } = window as unknown as { shifts: number[] };
        for (const entry of list.getEntries())
          shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: "layout-shift", buffered: true });
    });
    const release = await hold(context, scripts);
    // Nothing is typed there: a cursor that goes on is a shift, too.
    await page.goto(path);
    expect(await rests(page)).toBe(true);
    expect(await endIsDrawn(page)).toBe(false);
    release();
    await visitor.waitsUntilInteractive();
    await expect.poll(() => rests(page)).toBe(false);
    expect(await endIsDrawn(page)).toBe(true);
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(shifts).toEqual([]);
  },
);

test("nothing rests where a page begins below its top", async ({ comes }) => {
  const visitor = await comes(still);
  const { context, page } = visitor;
  const release = await hold(context, scripts);
  await page.goto("/en/privacy#rights");
  expect(await rests(page)).toBe(false);
  await page.goto("/en");
  expect(await rests(page)).toBe(true);
  await page.reload();
  expect(await rests(page)).toBe(false);
  await page.goto("/en/contact");
  await page.goBack();
  expect(await rests(page)).toBe(false);
  release();
});

test("a click ends the rest, so that a way to a place of the page leads there; one that opens a menu does not", async ({
  comes,
}) => {
  const visitor = await comes(still);
  const { context, page } = visitor;
  const release = await hold(context, scripts);
  await page.goto("/en");
  expect(await rests(page)).toBe(true);
  const menu = page.locator("header [popovertarget]:visible").last();
  await menu.click();
  await page.locator(".off-canvas:popover-open").waitFor();
  expect(await rests(page)).toBe(true);
  await page.locator(".off-canvas [popovertargetaction=hide]").click();
  expect(await rests(page)).toBe(true);
  await page.evaluate(() => {
    const last = document.querySelector("main > section:last-of-type");
    const link = Object.assign(document.createElement("a"), { href: `#${last?.id}` });
    document.querySelector("main")?.prepend(link);
    link.click();
    // React finds the page as it was built: what it does not know would be an error on its console.
    link.remove();
  });
  expect(await rests(page)).toBe(false);
  const top = () =>
    page
      .locator("main > section:last-of-type")
      .evaluate((section) => Math.round(section.getBoundingClientRect().top));
  const place = await top();
  expect(place).toBeGreaterThanOrEqual(0);
  expect(place).toBeLessThan(740);
  release();
  await visitor.waitsUntilInteractive();
});

test("where scripts do not come, all is found, scrolled to and printed", async ({ comes }) => {
  const visitor = await comes(still);
  const { context, page } = visitor;
  visitor.expectsComplaint(/net::ERR_FAILED|Failed to fetch dynamically imported module/);
  await context.route(scripts, (route) => route.abort());
  await page.goto("/en");
  expect(await endIsDrawn(page)).toBe(false);
  await page.emulateMedia({ media: "print" });
  expect(await page.locator("main > *").last().evaluate(isDrawn)).toBe(true);
  await page.emulateMedia({ media: "screen" });
  const last = page.locator("footer a").last();
  await last.scrollIntoViewIfNeeded();
  await expect.poll(() => endIsDrawn(page)).toBe(true);
  expect(await scrolledBy(page)).toBeGreaterThan(2_000);
  expect(await last.isVisible()).toBe(true);
});

test("without JavaScript nothing rests", async ({ comes }) => {
  const { page } = await comes({ ...still, javaScriptEnabled: false });
  await page.goto("/en");
  expect(await page.locator("html[data-below-rests]").count()).toBe(0);
});

/** For `evaluate`: of something that has content. */
const isDrawn = (piece: Element) =>
  piece.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }) ?? false;
