import { expect, test } from "vitest";
import {
  type CartItem,
  cleanCart,
  countPieces,
  quantityOptions,
  withQuantity,
} from "./cart-item.ts";

const cart: readonly CartItem[] = [
  { id: 1, productId: 1010, quantity: 2 },
  { id: 4, productId: 2020, quantity: 1 },
];

test("the icon counts pieces", () => {
  expect(countPieces(cart)).toBe(3);
  expect(countPieces([])).toBe(0);
});

test.each([
  null,
  7,
  "x",
  {},
  { id: 1, productId: 1010 },
  { id: 1, productId: "1010", quantity: 1 },
  { id: 1, productId: 1010, quantity: 0 },
  { id: 1, productId: 1010, quantity: -2 },
  { id: 1, productId: 1010, quantity: 1.5 },
  { id: 1, productId: 1010, quantity: 1e9 },
])("%j is no line of a cart", (value) => {
  expect(cleanCart([value, ...cart])).toEqual(cart);
});

test("999 pieces are the most of one product", () => {
  const most = { id: 1, productId: 1010, quantity: 999 };
  expect(cleanCart([most])).toEqual([most]);
  expect(cleanCart([{ ...most, quantity: 1_000 }])).toEqual([]);
  expect(withQuantity(cart, 1010, 999)[0]).toMatchObject({ quantity: 999 });
});

test("a product stands in a cart once", () => {
  expect(cleanCart([...cart, { id: 9, productId: 1010, quantity: 5 }])).toEqual(cart);
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
