import catalogue from "#content/products.json" with { type: "json" };
import { type PriceRow, rowAt, type Sale } from "./price-history.ts";
import type { Catalogue, Currency, SeededProduct } from "./product-schema.ts";

const { categories, products: seeded } = catalogue as Catalogue;

/** A product with what one piece costs now, in the site's own currency. */
export interface Product extends SeededProduct {
  price: number;
  sale: Sale | null;
}

/** The rows that the history of its prices begins with, in one currency. */
export function firstPrices({ prices }: SeededProduct, currency: Currency): PriceRow[] {
  return prices.map(({ from, sale, ...row }) => ({
    from: Date.parse(from),
    price: row[currency],
    sale:
      sale?.type === "amount"
        ? { type: "amount", discount: sale.discount[currency] }
        : (sale ?? null),
  }));
}

/** What the company sells. Checked against the schema by the tests, not again in the browser. */
export const products: readonly Product[] = seeded.map((product) => {
  const { price = 0, sale = null } = rowAt(firstPrices(product, "USD"), Date.now()) ?? {};
  return { ...product, price, sale };
});

export { categories };

/** The product with this id; nothing when it is not sold (any more). */
export function productOf(id: number): Product | undefined {
  return products.find((product) => product.id === id);
}
