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
