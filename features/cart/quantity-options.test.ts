import { expect, test } from "vitest";
import { quantityOptions } from "./quantity-options.ts";

test.each([
  ["the usual three", 1, 10, [1, 2, 3]],
  ["a larger quantity that is in the cart already", 7, 10, [1, 2, 3, 7]],
  ["no more than there are", 1, 2, [1, 2]],
  ["what is in the cart though the stock went down", 3, 1, [1, 3]],
])("offers %s", (_, quantity, stock, options) => {
  expect(quantityOptions(quantity, stock)).toEqual(options);
});
