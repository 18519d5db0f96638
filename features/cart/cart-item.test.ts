import { expect, test } from "vitest";
import { type CartItem, cleanCart, countPieces } from "./cart-item.ts";

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
});

test("a product stands in a cart once", () => {
  expect(cleanCart([...cart, { id: 9, productId: 1010, quantity: 5 }])).toEqual(cart);
});
