import { expect, test } from "vitest";
import type { CartItem } from "./cart-item.ts";
import { withQuantity } from "./with-quantity.ts";

const cart: readonly CartItem[] = [
  { id: 1, productId: 1010, quantity: 2 },
  { id: 4, productId: 2020, quantity: 1 },
];

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
