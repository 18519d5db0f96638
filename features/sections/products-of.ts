import * as v from "valibot";
import { productCategories } from "#features/catalogue/product-choices.ts";
import { type ShownProduct, shownProduct } from "#features/catalogue/shown-product.ts";
import type { Leaf } from "#platform/fields/field.ts";

/** As earlier releases named the shelves. */
const numbered = [1, 2, 3] as const;

/** The live products of a shelf of the shop, or of all, in the order of their numbers. */
export function productsOf(): Leaf<string | number, readonly ShownProduct[], true> {
  const options = ["all", ...productCategories] as const;
  const schema = v.picklist([...options, ...numbered], `expected one of ${options.join(", ")}`);
  return {
    ...{ kind: "choice", required: true, translated: false, schema, lists: "product" },
    show(said, { cardsOf }) {
      const shelf = typeof said === "number" ? productCategories[said - 1] : said;
      return cardsOf("product")
        .map(shownProduct)
        .filter(({ category }) => shelf === "all" || category === shelf);
    },
  };
}
