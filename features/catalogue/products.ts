import catalogue from "#content/products.json" with { type: "json" };
import type { Catalogue, Product } from "./product-schema.ts";

/** What the company sells. Checked against the schema by the tests, not again in the browser. */
export const { categories, products } = catalogue as Catalogue;

/** The product with this id; nothing when it is not sold (any more). */
export function productOf(id: number): Product | undefined {
  return products.find((product) => product.id === id);
}
