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

test("whoever takes a picture of a whole page has all its drawings", async ({ comes }) => {
  for (const javaScriptEnabled of [true, false]) {
    const visitor = await comes({ javaScriptEnabled, viewport: { width: 412, height: 823 } });
    await visitor.page.goto("/saas/v2");
    if (javaScriptEnabled) await visitor.waitsUntilInteractive();
    const drawings = visitor.page.locator("svg:has(> use)");
    expect(await drawings.count()).toBeGreaterThan(0);
    const waiting = await drawings.evaluateAll((found) =>
      found.flatMap((svg) => {
        const [use] = svg.children;
        const isDrawn = use?.checkVisibility({ contentVisibilityAuto: true });
        const isHidden = !svg.checkVisibility();
        return isDrawn || isHidden ? [] : [use?.getAttribute("href")];
      }),
    );
    expect(waiting).toEqual([]);
  }
});
