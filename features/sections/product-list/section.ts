import { choice, line, text, toggle } from "#platform/fields/fields.ts";
import { productsOf } from "../products-of.ts";

/** Products as cards that go into the cart. */
export const productListFields = {
  heading: line({ required: false }),
  text: text({ required: false, most: 300 }),
  products: productsOf(),
  /** Nothing said: by their numbers. */
  order: choice(["cheapest", "dearest"], { required: false }),
  /** Above it, for those who marked products: a button that shows these alone, in all lists of the page. */
  withWishlist: toggle(),
};
