import catalogue from "#content/products.json" with { type: "json" };
import type { PriceRow } from "./price-history.ts";
import type { Currency } from "./product-choices.ts";
import type { Catalogue, SeededProduct } from "./product-schema.ts";

/** What the shop begins with: prices and stock by the number of the product. Its words are entries. */
export const seededProducts: readonly SeededProduct[] = (catalogue as Catalogue).products;

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
