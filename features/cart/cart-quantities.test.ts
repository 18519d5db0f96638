import { expect, test } from "vitest";
import type { CartItem } from "./cart-item.ts";
import { quantityOptions, withQuantity } from "./cart-quantities.ts";

const cart: readonly CartItem[] = [
  { id: 1, productId: 1010, quantity: 2 },
  { id: 4, productId: 2020, quantity: 1 },
];

test("999 pieces are the most of one product", () => {
  expect(withQuantity(cart, 1010, 999)[0]).toMatchObject({ quantity: 999 });
});

test("a quantity above 0 adds a product that is absent", () => {
  expect(withQuantity(cart, 3010, 1)).toEqual([...cart, { id: 5, productId: 3010, quantity: 1 }]);
  expect(withQuantity([], 3010, 3)).toEqual([{ id: 1, productId: 3010, quantity: 3 }]);
});

test("a changed quantity updates the line and keeps its place", () => {
  expect(withQuantity(cart, 1010, 7)).toEqual([{ id: 1, productId: 1010, quantity: 7 }, cart[1]]);
});

test("quantity 0 removes the product", () => {
  expect(withQuantity(cart, 1010, 0)).toEqual([cart[1]]);
  expect(withQuantity(cart, 3010, 0)).toEqual(cart);
});

test.each([-1, -0.5, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 1e300, 1_000])(
  "%s is no quantity and changes nothing",
  (quantity) => {
    expect(withQuantity(cart, 1010, quantity)).toBe(cart);
    expect(withQuantity(cart, 3010, quantity)).toBe(cart);
  },
);

test.each([
  ["the usual three", 1, 10, [1, 2, 3]],
  ["a larger quantity that is in the cart already", 7, 10, [1, 2, 3, 7]],
  ["no more than there are", 1, 2, [1, 2]],
  ["what is in the cart though the stock went down", 3, 1, [1, 3]],
])("offers %s", (_, quantity, stock, options) => {
  expect(quantityOptions(quantity, stock)).toEqual(options);
});

test("quantities are offered in their order, though the stock is gone", () => {
  expect(quantityOptions(1, 0)).toEqual([1]);
  expect(quantityOptions(0, 2)).toEqual([0, 1, 2]);
});
