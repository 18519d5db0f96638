import { line, text } from "#platform/fields/fields.ts";
import { productsOf } from "../products-of.ts";
import { twoWays } from "../two-ways.ts";

/** Products of one shelf in a row, small. */
export const shelfFields = {
  heading: line(),
  text: text({ required: false, most: 300 }),
  category: productsOf(),
  ...twoWays,
};
