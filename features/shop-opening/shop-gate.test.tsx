import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { fillClosed } from "./fill-closed.server.ts";
import { closedMark, openMark } from "./gate-marks.ts";

/** The gate's two sides as React writes them into a built page. */
const built = renderToString(
  <>
    <section {...{ [closedMark]: "" }} hidden={true} className="a" />
    <div {...{ [openMark]: "" }} hidden={false} />
  </>,
);

test("without JavaScript the closed side is shown, on the checkout alone and only while it is closed", () => {
  const fill = fillClosed(() => true)("/de/shop/checkout", "?product=1030");
  expect(fill?.(built)).toBe(
    '<section data-shop-closed="" class="a"></section><div data-shop-open="" hidden=""></div>',
  );
  expect(fillClosed(() => true)("/de/shop/grid", "?product=1030")).toBeUndefined();
  expect(fillClosed(() => false)("/shop/checkout", "?product=1030")).toBeUndefined();
});
