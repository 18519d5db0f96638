import type { Page } from "playwright-core";
import { entryAddress } from "../features/editor/entry-address.ts";
import { launchBrowser } from "../tests/support/browser.ts";
import { signInToDemoBackOffice } from "../tests/support/sign-in-to-demo.ts";
import { type Site, startSite } from "../tests/support/site.ts";
import { median } from "./median.ts";
import type { Table } from "./write-report.ts";

/** It holds the samples of all sections, so more than sixty. */
const entry = "section-gallery";
const words = "Sixty sections, and a few words more";

/** What typing in the editor takes, until its letter stands there and until the page in the frame has followed. */
export async function measureEditor(): Promise<Table> {
  const site = await startSite();
  const browser = await launchBrowser();
  try {
    const viewport = { width: 1280, height: 900 };
    const context = await signInToDemoBackOffice(browser, site, { viewport });
    const page = await context.newPage();
    const begun = performance.now();
    await page.goto(entryAddress(entry));
    await page.locator("[data-at]").first().waitFor();
    const there = performance.now() - begun;
    await page.frameLocator("iframe").locator("main h1").first().waitFor();
    const sections = await page.locator(".editor-section").count();
    await page.locator(".editor-section-head").nth(4).click();
    await page.evaluate(noteTyping);
    await page.locator(".editor-section[data-open] :is(input, textarea)[data-at]").first().focus();
    await page.keyboard.type(words, { delay: 180 });
    await page.waitForTimeout(1_000);
    const { echo, drawn } = await page.evaluate(
      () => (window as never as { typing: Typing }).typing,
    );
    const live = await publishTimes(page, site);
    const row = (what: string, times: number[]) => [what, ms(median(times)), ms(slowest(times))];
    return {
      title: `The editor with ${sections} sections, ms`,
      head: ["from", "median", "p95"],
      rows: [
        ["opening to the form", ms(there), "–"],
        row("key to its letter", echo),
        row("key to the page in the frame", drawn),
        row("click on Publish to a visitor's answer", live),
      ],
    };
  } finally {
    await browser.close();
    await site.close();
  }
}

const publications = 10;

/** From the click on the button to the first answer of the server that has the new words. */
async function publishTimes(page: Page, { origin }: Site): Promise<number[]> {
  await page.goto(entryAddress("pricing"));
  const heading = page.locator('[data-at="heading"]');
  await heading.waitFor();
  const times: number[] = [];
  for (let round = 0; round < publications; round += 1) {
    const words = `Round ${round}`;
    await heading.fill(words);
    await page.locator('.editor-sync[data-state="saved"]').waitFor();
    const button = page.locator('.editor-publish [data-tone="primary"]').first();
    const begun = performance.now();
    await button.click();
    while (!(await (await fetch(`${origin}/pricing`)).text()).includes(words))
      await new Promise((resolve) => setTimeout(resolve, 10));
    times.push(performance.now() - begun);
    await page.locator(".editor-result p").first().waitFor();
  }
  return times;
}

interface Typing {
  echo: number[];
  drawn: number[];
}

/** In the page: after the frame in which a letter is drawn, and when the preview says that it has drawn it. */
function noteTyping(): void {
  const typing: Typing = { echo: [], drawn: [] };
  let pressed = 0;
  addEventListener(
    "keydown",
    ({ timeStamp }) => {
      pressed = timeStamp;
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => typing.echo.push(performance.now() - timeStamp);
        port2.postMessage("");
      });
    },
    true,
  );
  addEventListener("message", ({ data }) => {
    if (data?.message?.kind === "drawn") typing.drawn.push(performance.now() - pressed);
  });
  Object.assign(window, { typing });
}

const ms = (time: number) => String(Math.round(time));
const slowest = (times: readonly number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN;
