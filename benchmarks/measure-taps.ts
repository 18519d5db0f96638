import type { Browser, Locator, Page } from "playwright-core";
import { launchBrowser } from "../tests/support/browser.ts";
import { median } from "./median.ts";
import { noteVitals, readVitals, slowDown, slowLine } from "./slow-line.ts";
import { startServerProcess } from "./start-server-process.ts";
import type { Table } from "./write-report.ts";

const runs = 5;
const phone = { width: 412, height: 823 };
const desk = { width: 1280, height: 800 };

/** What a visitor taps first on the home page. */
const taps: Record<string, { viewport: typeof phone; find: (page: Page) => Locator }> = {
  menu: {
    viewport: phone,
    find: (page) => page.locator("header button[popovertarget]:visible").last(),
  },
  "sheet of the main menu": {
    viewport: desk,
    find: (page) => page.locator("header button[popovertarget]:visible").first(),
  },
  language: {
    viewport: desk,
    find: (page) => page.locator("header button[popovertarget=language-menu]"),
  },
  accordion: {
    viewport: phone,
    find: (page) => page.locator("main details:not([open]) summary").first(),
  },
  cart: {
    viewport: phone,
    find: (page) => page.locator("header button[aria-haspopup=dialog]").last(),
  },
};

/** How long the first tap takes until the screen shows what it did, before and after React has taken over. */
export async function measureTaps(): Promise<Table> {
  const server = await startServerProcess();
  const browser = await launchBrowser();
  const rows: string[][] = [];
  for (const [name, { viewport, find }] of Object.entries(taps)) {
    const early: number[] = [];
    const late: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      early.push(await tap(browser, server.port, viewport, find, "before"));
      late.push(await tap(browser, server.port, viewport, find, "after"));
    }
    rows.push([name, inWords(median(early)), inWords(median(late))]);
  }
  await browser.close();
  await server.stop();
  return {
    title: `First tap on the home page until it shows (INP), slow line and processor ÷ ${slowLine.cpuSlowdown} (median of ${runs}, ms)`,
    head: ["tap", "before hydration", "after hydration"],
    rows,
  };
}

async function tap(
  browser: Browser,
  port: number,
  viewport: typeof phone,
  find: (page: Page) => Locator,
  when: "before" | "after",
): Promise<number> {
  const context = await browser.newContext({ viewport, hasTouch: true });
  const page = await context.newPage();
  await page.addInitScript(noteVitals);
  await slowDown(page);
  await page.goto(`http://localhost:${port}/`, { waitUntil: "commit" });
  const ready = when === "before" ? "firstPaint" : "interactive";
  await page.waitForFunction(
    (what) => (window as unknown as { noted?: Record<string, number> }).noted?.[what],
    ready,
  );
  const target = find(page);
  await target.scrollIntoViewIfNeeded();
  await touch(page, target);
  await page.waitForTimeout(1_500);
  const { slowestInteraction } = await readVitals(page);
  await context.close();
  return slowestInteraction;
}

/**
 * Without the driver's `tap`, which listens to each event of it in the page and asks what lies under the finger: that
 * took 50 of 210 ms.
 */
async function touch(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error(`Nothing to tap: ${target}`);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

/** The browser reports nothing below 16 ms, and rounds to 8. */
const inWords = (ms: number) => (ms === 0 ? "< 16" : String(ms));
