import { expect, test } from "vitest";
import { linesOf } from "./lines-of-address.ts";

const cart = [
  { id: 1, productId: 1010, quantity: 1 },
  { id: 2, productId: 1040, quantity: 3 },
];

test.each([
  ["the cart, where the address says nothing", "", "1010,1040x3"],
  ["a product's own form", "?product=1030&quantity=2", "1030x2"],
  ["one piece", "?product=1030&quantity=1", "1030"],
  ["several lines", "?lines=1030,1010x2", "1030,1010x2"],
  ["the cart, where it says rubbish", "?product=<b>", "1010,1040x3"],
  ["the cart, where it never ends", `?lines=${"1,".repeat(7_500)}`, "1010,1040x3"],
])("what is ordered: %s", (_, search, lines) => {
  expect(linesOf(search, cart)).toBe(lines);
});
