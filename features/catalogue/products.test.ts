import * as v from "valibot";
import { expect, test } from "vitest";
import catalogue from "#content/products.json" with { type: "json" };
import { catalogueSchema } from "./product-schema.ts";
import { productOf, products } from "./products.ts";

test("the catalogue holds a dozen products that keep to the schema", () => {
  const { issues } = v.safeParse(catalogueSchema, catalogue);
  expect(issues?.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`)).toBeUndefined();
  expect(products.length).toBeGreaterThanOrEqual(12);
});

test.each([
  ["an unknown category", { categoryId: 9 }],
  ["a price with a fraction", { price: 1.5 }],
  ["a discount of the whole price", { price: 100, sale: { type: "amount", discount: 100 } }],
  ["a discount of more than 100 percent", { sale: { type: "percent", discount: 101 } }],
  ["a name that is missing in German", { name: { tr: "a", en: "a" } }],
])("%s is refused", (_, change) => {
  const [first, ...rest] = catalogue.products;
  const changed = { ...catalogue, products: [{ ...first, ...change }, ...rest] };
  expect(v.safeParse(catalogueSchema, changed).success).toBe(false);
});

test("a product is found by its id", () => {
  expect(productOf(1030)?.id).toBe(1030);
  expect(productOf(1)).toBeUndefined();
});
