import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { fillClosed } from "./fill-closed.server.ts";
import { askMark, closedMark, openMark } from "./gate-marks.ts";

/** The gate's two sides as React writes them into a built page. */
const built = renderToString(
  <>
    <section {...{ [closedMark]: "" }} hidden={true} className="a">
      <a {...{ [askMark]: "" }} href="/de/contact">
        Ask
      </a>
    </section>
    <div {...{ [openMark]: "" }} hidden={false} />
  </>,
);

test("without JavaScript the closed side is shown, with what the address orders in the question, only while it is closed", () => {
  const fill = fillClosed(() => true)("/de/shop/checkout", "?product=1030");
  expect(fill?.(built)).toBe(
    '<section data-shop-closed="" class="a"><a data-shop-ask="" href="/de/contact?product=1030#form">Ask</a></section><div data-shop-open="" hidden=""></div>',
  );
  expect(fillClosed(() => false)("/shop/checkout", "?product=1030")).toBeUndefined();
});
