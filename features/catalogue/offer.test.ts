import { expect, test } from "vitest";
import { offerAt, shownOffer } from "./offer.ts";

const begun = { from: 10, price: 100, sale: null };
const history = { TRY: [{ ...begun, price: 5_000 }], EUR: [begun], USD: [begun] };
const day = 24 * 3_600_000;

test("a product is sold from the moment on in which each currency has a price", () => {
  expect(offerAt(history, 3, 9)).toBeUndefined();
  expect(offerAt({ ...history, USD: [] }, 3, 10)).toBeUndefined();
  const plain = { price: 100, sale: null };
  expect(offerAt(history, 3, 10)).toEqual({
    prices: { TRY: { price: 5_000, sale: null }, EUR: plain, USD: plain },
    stock: 3,
  });
});

test("a reduced price stands beside the lowest of the days before", () => {
  const sale = { type: "percent", discount: 10 } as const;
  const EUR = [begun, { from: 40 * day, price: 100, sale }];
  expect(offerAt({ ...history, EUR }, 1, 41 * day)?.prices.EUR).toEqual({
    price: 100,
    sale,
    lowest: 100,
  });
});

test("pages say how many are left only where few are, so that not each order makes them anew", () => {
  const offer = { prices: {} as never, stock: 5 };
  expect([5, 4, 3, 0].map((stock) => shownOffer({ ...offer, stock }).stock)).toEqual([4, 4, 3, 0]);
  expect(shownOffer(offer).prices).toBe(offer.prices);
});
