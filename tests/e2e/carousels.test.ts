import { rss, serve, startFeedServer } from "#tests/support/feed-server.ts";
import { carouselOf } from "./carousel-of.ts";
import { test as base, expect } from "./fixtures.ts";
import type { Visitor } from "./visitor.ts";

const headlines = Array.from({ length: 7 }, (_, n) => `News item ${n}`);

/** A site that has news: every language reads the same feed of our own. */
// biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern what a fixture needs
const test = base.extend("settings", { scope: "file" }, async ({}, { onCleanup }) => {
  const feed = rss(
    headlines.map((title, n) => ({
      title,
      link: `https://news.example/${n}`,
      date: new Date(Date.now() - n * 3_600_000).toUTCString(),
    })),
  );
  const feeds = await startFeedServer({ "/feed": serve(feed) });
  onCleanup(() => feeds.close());
  const address = `${feeds.origin}/feed`;
  return {
    NEWS_ALLOW_PRIVATE: "1",
    NEWS_FEED_TR: address,
    NEWS_FEED_EN: address,
    NEWS_FEED_DE: address,
  };
});

const still = { reducedMotion: "reduce", viewport: { width: 600, height: 800 } } as const;
const clients = (visitor: Visitor) =>
  carouselOf(visitor.page, visitor.words(), visitor.words()("carousel.clients"));

/** Width of the window → slides in view; each width is one where something changes, or one less. */
const logos = [
  {
    path: "/",
    gap: 50,
    slides: { 360: 2, 575: 2, 576: 3, 767: 3, 768: 4, 991: 4, 992: 5, 1199: 5, 1200: 6, 1920: 6 },
  },
  {
    path: "/contact",
    gap: 40,
    slides: { 360: 2, 575: 2, 576: 3, 767: 3, 768: 4, 1200: 4, 1920: 4 },
  },
];

test.for(logos)(
  "the client logos of $path: slides in view and a gap of $gap px",
  async ({ path, gap, slides }, { comes }) => {
    const visitor = await comes(still);
    await visitor.opens(path, "en");
    const { viewport, row, isAlive } = clients(visitor);
    await viewport.scrollIntoViewIfNeeded();
    await expect.poll(isAlive).toBe(true);
    for (const [width, count] of Object.entries(slides)) {
      await visitor.page.setViewportSize({ width: Number(width), height: 800 });
      const shown = async () => {
        const { seen, gap } = await row();
        return { count: seen.length, gap };
      };
      await expect.poll(shown, { message: `${width} px` }).toEqual({ count, gap });
    }
  },
);

test("where slides are narrowest every client logo fits into its own", async ({ comes }) => {
  const visitor = await comes(still);
  for (const { path, slides } of logos) {
    await visitor.opens(path, "en");
    await visitor.page.evaluate(async () => void (await document.fonts.ready));
    // Where one slide more begins to be seen.
    for (const width of [320, ...Object.keys(slides).map(Number)]) {
      await visitor.page.setViewportSize({ width, height: 800 });
      const tooWide = await clients(visitor)
        .viewport.getByRole("listitem")
        .evaluateAll((slides) =>
          slides.flatMap((slide) => {
            const { width } = slide.getBoundingClientRect();
            const room = width - Number.parseFloat(getComputedStyle(slide).paddingRight);
            const name = slide.textContent;
            const logo = slide.querySelector("svg")?.parentElement;
            return logo && logo.scrollWidth <= room
              ? []
              : [`${name}: ${logo?.scrollWidth} of ${room} px`];
          }),
        );
      expect(tooWide, `${path} at ${width} px`).toEqual([]);
    }
  }
});

test.for([600, 1280, 1920])(
  "the home page has six logos that go round at %i px, and no copy of them is found",
  async (width, { comes }) => {
    const visitor = await comes({ ...still, viewport: { width, height: 800 } });
    await visitor.opens("/", "en");
    const { viewport, button, first, isAlive } = clients(visitor);
    await viewport.scrollIntoViewIfNeeded();
    await expect.poll(isAlive).toBe(true);
    expect(await viewport.getByRole("listitem").count()).toBe(6);
    expect(await viewport.locator("li:not([inert])").count()).toBe(6);
    await button("previous").click();
    await expect.poll(first).toBe(5);
    for (const place of [0, 1, 2, 3, 4, 5, 0]) {
      await button("next").click();
      await expect.poll(first).toBe(place);
    }
  },
);

test("the contact page has seven logos with two ends, and a button rests at its end", async ({
  comes,
}) => {
  const visitor = await comes(still);
  await visitor.opens("/contact", "en");
  const { viewport, button, first, isAlive } = clients(visitor);
  await viewport.scrollIntoViewIfNeeded();
  await expect.poll(isAlive).toBe(true);
  expect(await viewport.locator("li").count()).toBe(7);
  await expect.poll(() => button("previous").isDisabled()).toBe(true);
  for (let step = 0; step < 4; step += 1) await button("next").click();
  await expect.poll(first).toBe(4);
  await expect.poll(() => button("next").isDisabled()).toBe(true);
  await expect.poll(() => button("previous").isDisabled()).toBe(false);
});

test("a row moves by buttons, keyboard and drag", async ({ comes }) => {
  const visitor = await comes(still);
  await visitor.opens("/contact", "en");
  const { page } = visitor;
  const { viewport, button, first, isAlive } = clients(visitor);
  await viewport.scrollIntoViewIfNeeded();
  await expect.poll(isAlive).toBe(true);
  await button("next").click();
  await expect.poll(first).toBe(1);
  await button("previous").click();
  await expect.poll(first).toBe(0);

  await viewport.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(first).toBe(1);
  await page.keyboard.press("ArrowLeft");
  await expect.poll(first).toBe(0);

  const box = await viewport.boundingBox();
  if (!box) throw new Error("the row is not in view");
  const middle = box.y + box.height / 2;
  await page.mouse.move(box.x + box.width * 0.8, middle);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.4, middle, { steps: 8 });
  await page.mouse.up();
  await expect.poll(first).toBeGreaterThan(0);
});

test("what moves by itself stands under the pointer, with the focus and when it is paused", async ({
  comes,
}) => {
  const visitor = await comes({ ...still, reducedMotion: "no-preference" });
  await visitor.page.clock.install({ time: new Date("2026-03-01T10:00:00Z") });
  await visitor.opens("/contact", "en");
  const { page } = visitor;
  const { viewport, button, first, isAlive } = clients(visitor);
  await viewport.scrollIntoViewIfNeeded();
  await expect.poll(isAlive).toBe(true);
  const passes = (ms: number) => page.clock.runFor(ms);
  const from = await first();
  await passes(4_000);
  await expect.poll(first).not.toBe(from);

  const stands = async () => {
    await passes(1_000);
    const place = await first();
    await passes(9_000);
    expect(await first()).toBe(place);
  };
  await viewport.hover();
  await stands();
  await page.mouse.move(0, 0);
  const before = await first();
  expect(before).not.toBe(0);
  // In the moment of the click, too: a row that began anew would stand at its first slide.
  const stoodAt = await button("pause").evaluate((pause) => {
    const track = pause.closest("section")?.querySelector("ul");
    const place = () => track?.getBoundingClientRect().left;
    const from = place();
    (pause as HTMLElement).click();
    return [from, place()];
  });
  expect(stoodAt[1]).toBe(stoodAt[0]);
  await expect.poll(() => button("play").count()).toBe(1);
  expect(await first()).toBe(before);
  await page.mouse.move(0, 0);
  await stands();
  await button("play").click();
  await page.mouse.move(0, 0);
  await expect.poll(isAlive).toBe(true);
  await page.keyboard.press("Tab");
  expect(await viewport.evaluate((row) => row === document.activeElement)).toBe(true);
  await stands();
});

test("news: 1, 2 and 3 slides in view, a gap of 30 px, two ends", async ({ comes, site }) => {
  const asked = async () => (await fetch(`${site.origin}/api/v1/Site/News?language=en`)).json();
  await expect.poll(async () => (await asked()).items.length).toBe(headlines.length);
  const visitor = await comes({ ...still, viewport: { width: 1200, height: 800 } });
  await visitor.opens("/", "en");
  const { page } = visitor;
  const t = visitor.words();
  const { viewport, button, row, first, isAlive } = carouselOf(page, t, t("news.heading"));
  await viewport.waitFor({ state: "attached" });
  await viewport.scrollIntoViewIfNeeded();
  await expect.poll(isAlive).toBe(true);
  await expect.poll(() => button("previous").isDisabled()).toBe(true);
  const sizes = { 360: 1, 576: 1, 767: 1, 768: 2, 991: 2, 992: 3, 1920: 3 };
  for (const [width, count] of Object.entries(sizes)) {
    await page.setViewportSize({ width: Number(width), height: 800 });
    const shown = async () => {
      const { seen, gap } = await row();
      return { count: seen.length, gap };
    };
    await expect.poll(shown, { message: `${width} px` }).toEqual({ count, gap: 30 });
  }
  for (let step = 3; step < headlines.length; step += 1) await button("next").click();
  await expect.poll(first).toBe(headlines.length - 3);

  const article = viewport.getByRole("article").first();
  expect(await article.innerText()).toContain(t("news.category"));
  expect(await article.locator("img").first().getAttribute("src")).toBe(
    "/pictures/news-placeholder.svg",
  );

  // Two items have room on a wide screen: there is nothing to move, and nothing pretends to.
  await page.route(/Site\/News/, async (route) => {
    const answer = await (await route.fetch()).json();
    await route.fulfill({ json: { ...answer, items: answer.items.slice(0, 2) } });
  });
  // News are put in while their place is out of sight, and a page opens where it was left.
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await visitor.opens("/", "en");
  await viewport.waitFor({ state: "attached" });
  await expect.poll(() => button("next").count()).toBe(0);
  await page.setViewportSize({ width: 600, height: 800 });
  await button("next").waitFor();
});
