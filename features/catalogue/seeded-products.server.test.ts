import * as v from "valibot";
import { expect, test } from "vitest";
import catalogue from "#content/products.json" with { type: "json" };
import { lowestBefore, netOf } from "./price-history.ts";
import { currencies } from "./product-choices.ts";
import { catalogueSchema } from "./product-schema.ts";
import { firstPrices, seededProducts as products } from "./seeded-products.server.ts";

test("the catalogue holds a dozen products that keep to the schema", () => {
  const { issues } = v.safeParse(catalogueSchema, catalogue);
  expect(issues?.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`)).toBeUndefined();
  expect(products.length).toBeGreaterThanOrEqual(12);
});

const dollar = { from: "2026-09-01", TRY: 100, EUR: 100, USD: 100 };
const wholePrice = { type: "amount", discount: { TRY: 100, EUR: 10, USD: 10 } };

test.each([
  ["a price with a fraction", { prices: [{ ...dollar, TRY: 1.5 }] }],
  ["a price that is missing in a currency", { prices: [{ ...dollar, EUR: undefined }] }],
  ["a discount of the whole price", { prices: [{ ...dollar, sale: wholePrice }] }],
  [
    "a discount of more than 100 percent",
    { prices: [{ ...dollar, sale: { type: "percent", discount: 101 } }] },
  ],
])("%s is refused", (_, change) => {
  const [first, ...rest] = catalogue.products;
  const changed = { ...catalogue, products: [{ ...first, ...change }, ...rest] };
  expect(v.safeParse(catalogueSchema, changed).success).toBe(false);
});

test("what is reduced has a price of before in every currency, and costs less now", () => {
  const now = Date.parse("2026-11-22");
  for (const product of products)
    for (const currency of currencies) {
      const rows = firstPrices(product, currency);
      const last = rows.at(-1);
      if (!last?.sale) continue;
      expect(lowestBefore(rows, now), `${product.id} ${currency}`).toBeGreaterThan(netOf(last));
    }
});
