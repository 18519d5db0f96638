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

test("without JavaScript the closed side is shown, with what the address orders in the question, on the checkout alone and only while it is closed", () => {
  const { "/shop/checkout": find, ...others } = fillClosed(() => true);
  expect(others).toEqual({});
  const fill = find?.("/de/shop/checkout", "?product=1030");
  expect(fill?.(built)).toBe(
    '<section data-shop-closed="" class="a"><a data-shop-ask="" href="/de/contact?product=1030#form">Ask</a></section><div data-shop-open="" hidden=""></div>',
  );
  const open = fillClosed(() => false)["/shop/checkout"];
  expect(open?.("/shop/checkout", "?product=1030")).toBeUndefined();
});
