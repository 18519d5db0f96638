import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { productPictureNames } from "../product-choices.ts";
import { sheets } from "./drawings.tsx";

const sheet = renderToStaticMarkup(sheets.products.products);

test("every picture that a product can name is drawn", () => {
  for (const image of productPictureNames) {
    expect(sheet).toContain(`<g id="${image}">`);
  }
});

test("the sheet stays light and leaves colours to the theme", () => {
  expect(sheet.length).toBeLessThan(12 * 2_200);
  expect(sheet).not.toMatch(/style=|#[0-9a-f]{3,6}/i);
});
