import type { BrowserContextOptions } from "playwright-core";
import { expect, test } from "./fixtures.ts";
import type { Visitor } from "./visitor.ts";

/** A visitor whose clock stands: it moves only when the test says so, by whole milliseconds. */
async function withClock(
  comes: (options?: BrowserContextOptions) => Promise<Visitor>,
  options: BrowserContextOptions = {},
) {
  const visitor = await comes(options);
  await visitor.page.clock.install({ time: new Date("2026-03-01T10:00:00Z") });
  return visitor;
}

/** Lets React show what it was told: its scheduler works off a message channel, which no clock holds up. */
const rendered = ({ page }: Visitor) =>
  page.evaluate(async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      const { port1, port2 } = new MessageChannel();
      await new Promise((resolve) => {
        port1.onmessage = resolve;
        port2.postMessage(0);
      });
    }
  });

async function passes(visitor: Visitor, ms: number) {
  await visitor.page.clock.runFor(ms);
  await rendered(visitor);
}

const typed = ({ page }: Visitor) => page.locator(".typed-word").innerText();

test("the services are typed, paused and typed on", async ({ comes }) => {
  const visitor = await withClock(comes);
  await visitor.opens("/", "en");
  const t = visitor.words();
  await visitor.page.clock.pauseAt(new Date("2026-03-01T11:00:00Z"));
  await rendered(visitor);

  const seen = new Map<string, number>();
  const beats: { text: string; lasted: number }[] = [];
  for (let now = 0; now < 9_000; now += 50) {
    const text = await typed(visitor);
    seen.set(text, (seen.get(text) ?? 0) + 1);
    const last = beats.at(-1);
    if (last?.text === text) last.lasted += 50;
    else beats.push({ text, lasted: 50 });
    await passes(visitor, 50);
  }
  // The first and the last beat were seen in part only.
  const whole = beats.slice(1, -1);
  for (const word of [t("hero.services.mobile"), t("hero.services.desktop")]) {
    const end = whole.findIndex(({ text }) => text === word);
    expect(whole[end]?.lasted, word).toBe(500);
    expect(whole[end - 1], word).toEqual({ text: word.slice(0, -1), lasted: 100 });
    expect(whole[end + 1], word).toEqual({ text: word.slice(0, -1), lasted: 50 });
  }

  await visitor.page.getByRole("button", { name: t("hero.pauseTyping") }).click();
  await rendered(visitor);
  for (let now = 0; now < 2_000; now += 500) {
    expect(await typed(visitor)).toBe(t("hero.services.web"));
    await passes(visitor, 500);
  }
  await visitor.page.getByRole("button", { name: t("hero.playTyping") }).click();
  await passes(visitor, 650);
  expect(await typed(visitor)).toBe(t("hero.services.web").slice(0, 1));
});

const customers = ({ page }: Visitor) =>
  page.locator(".counter").last().locator("[aria-hidden]").innerText();

test("a number counts up for 2 s when it is seen, and again on a click", async ({ comes }) => {
  const visitor = await withClock(comes);
  await visitor.opens("/", "en");
  const { page } = visitor;
  await page.keyboard.press("Shift");
  const counter = page.locator(".counter").last();
  await expect.poll(() => counter.evaluate((e) => "onclick" in e && e.isConnected)).toBe(true);
  await page.waitForLoadState("networkidle");
  await page.clock.pauseAt(new Date("2026-03-01T11:00:00Z"));
  const number = async () => Number.parseInt(await customers(visitor), 10);

  await counter.scrollIntoViewIfNeeded();
  await expect
    .poll(async () => {
      await passes(visitor, 20);
      return number();
    })
    .toBeLessThan(60);
  const countsUp = async () => {
    const before = await number();
    await passes(visitor, 1_000);
    expect((await number()) - before).toBeGreaterThan(290);
    expect((await number()) - before).toBeLessThan(310);
    await passes(visitor, 1_000);
    expect(await customers(visitor)).toBe("600+");
  };
  await countsUp();
  await counter.click();
  await passes(visitor, 20);
  expect(await number()).toBeLessThan(20);
  await countsUp();
});

test("the page holds the final numbers before any script", async ({ comes }) => {
  const visitor = await comes({ javaScriptEnabled: false });
  await visitor.opens("/", "en");
  const years = new Date().getFullYear() - 2013;
  const shown = await visitor.page.locator(".counter [aria-hidden]").allInnerTexts();
  expect(shown).toEqual([String(years), "120+", "200+", "600+"]);
  await visitor.sees("100%");
});

test("years of experience and copyright are of the day the page is seen", async ({ comes }) => {
  const visitor = await comes({ reducedMotion: "reduce" });
  await visitor.page.clock.install({ time: new Date("2031-06-01T10:00:00Z") });
  await visitor.opens("/", "de");
  await visitor.page.keyboard.press("End");
  const years = visitor.page.locator(".counter [aria-hidden]").first();
  await expect.poll(() => years.innerText()).toBe("18");
  await expect.poll(() => visitor.page.getByRole("contentinfo").innerText()).toContain("© 2031");
});

test("the motion switch stops everything, and is remembered", async ({ comes }) => {
  const visitor = await comes();
  await visitor.opens("/", "en");
  const t = visitor.words();
  const { page } = visitor;
  const html = page.locator("html");
  const pauses = page.getByRole("button", { name: t("carousel.pause"), exact: true });
  expect(await visitor.stored("motion")).toBeNull();
  expect(await html.getAttribute("data-motion")).toBe("on");
  await page.locator(".carousel").scrollIntoViewIfNeeded();
  await pauses.first().waitFor();

  await visitor.opensMenu(t("layout.theme"));
  await page.getByRole("button", { name: t("layout.stopMotion") }).click();
  await expect.poll(() => html.getAttribute("data-motion")).toBe("off");
  expect(await visitor.stored("motion")).toBe("off");
  await expect.poll(() => pauses.count()).toBe(0);
  await expect
    .poll(() => page.getByRole("button", { name: t("carousel.play"), exact: true }).count())
    .toBe(0);
  await expect
    .poll(() => page.getByRole("button", { name: t("hero.pauseTyping") }).count())
    .toBe(0);
  await expect.poll(() => typed(visitor)).toBe(t("hero.services.web"));
  const running = () =>
    page.evaluate(
      () => document.getAnimations().filter(({ playState }) => playState === "running").length,
    );
  await expect.poll(running).toBe(0);

  await visitor.reloads();
  expect(await html.getAttribute("data-motion")).toBe("off");
  await visitor.opensMenu(t("layout.theme"));
  await page.getByRole("button", { name: t("layout.startMotion") }).click();
  await expect.poll(() => visitor.stored("motion")).toBe("on");
  await page.getByRole("button", { name: t("hero.pauseTyping") }).waitFor();
});

test("who asked the system for less motion gets none, until the switch is used", async ({
  comes,
}) => {
  const visitor = await comes({ reducedMotion: "reduce" });
  await visitor.opens("/", "en");
  const t = visitor.words();
  expect(await visitor.page.locator("html").getAttribute("data-motion")).toBe("off");
  expect(await visitor.stored("motion")).toBeNull();
  await visitor.opensMenu(t("layout.theme"));
  await visitor.page.getByRole("button", { name: t("layout.startMotion") }).click();
  await visitor.reloads();
  expect(await visitor.page.locator("html").getAttribute("data-motion")).toBe("on");
});
