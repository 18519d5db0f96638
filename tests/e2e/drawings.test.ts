import { renderToStaticMarkup } from "react-dom/server";
import { sheets } from "#features/sections/pictures/drawings.tsx";
import { expect, test } from "./fixtures.ts";

const drawings = Object.values(sheets)
  .flatMap((sheet) => Object.values(sheet))
  .map((element) => renderToStaticMarkup(element));

test("no drawing is cut by its own edge", async ({ browser }) => {
  const page = await browser.newPage();
  try {
    await page.setContent(drawings.join(""));
    const cut = await page.locator("body > svg").evaluateAll((found) =>
      (found as SVGSVGElement[]).flatMap((svg) => {
        const { x, y, width, height } = svg.getBBox();
        const view = svg.viewBox.baseVal;
        const over = [
          view.x - x,
          view.y - y,
          x + width - view.x - view.width,
          y + height - view.y - view.height,
        ];
        return Math.max(...over) > 0 ? [`${svg.querySelector("[id]")?.id}: ${over}`] : [];
      }),
    );
    expect(cut).toEqual([]);
  } finally {
    await page.close();
  }
});

test("a drawing that is not drawn yet takes the place of one that is, and is drawn when it comes into view", async ({
  comes,
}) => {
  const { page } = await comes({ javaScriptEnabled: false, viewport: { width: 412, height: 823 } });
  // The last has one with a padding.
  for (const path of ["/", "/shop/grid", "/saas/v2"]) {
    await page.goto(path);
    const places = await page.locator(".drawn").evaluateAll((found) => {
      const drawn = found as SVGElement[];
      const place = (svg: SVGElement) => {
        const { y, width, height } = svg.getBoundingClientRect();
        return `${y} ${width} ${height}`;
      };
      const [last] = drawn.slice(-1).map((svg) => svg.firstElementChild);
      const early = last?.checkVisibility({ contentVisibilityAuto: true });
      const before = drawn.map(place);
      for (const svg of drawn)
        svg.style.cssText = "content-visibility: visible; aspect-ratio: auto";
      const after = drawn.map(place);
      for (const svg of drawn) svg.style.cssText = "";
      return { before, after, early };
    });
    expect(places.before).not.toEqual([]);
    expect(places.before).toEqual(places.after);
    expect(places.early).toBe(false);
    const last = page.locator(".drawn").last();
    await last.scrollIntoViewIfNeeded();
    const isDrawn = () =>
      last.evaluate((svg) =>
        svg.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }),
      );
    await expect.poll(isDrawn).toBe(true);
  }
});
