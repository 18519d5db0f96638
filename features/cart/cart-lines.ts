import type { Currency } from "#features/catalogue/product-choices.ts";
import type { SoldProduct } from "#features/catalogue/shown-product.ts";
import type { CartItem } from "./cart-item.ts";
import { orderTotals, type PricedLine } from "./cart-totals.ts";
import type { SoldProducts } from "./sold-products.ts";

/** A line of a cart with what it is now. */
export interface CartLine extends PricedLine {
  productId: number;
  product: SoldProduct;
}

/** The lines of a cart at the prices of now, in one currency; what is not sold is left out. */
export function cartLines(
  items: readonly Pick<CartItem, "productId" | "quantity">[],
  products: SoldProducts,
  currency: Currency,
): CartLine[] {
  return items.flatMap(({ productId, quantity }) => {
    const product = products.get(productId);
    if (!product) return [];
    const { price, sale } = product.offer.prices[currency];
    return [{ productId, product, quantity, price, sale }];
  });
}

/** What a person in the seller's own country pays for a cart, tax included; undefined where persons cannot buy all of it. */
export function totalAtHome(
  lines: readonly CartLine[],
): { currency: Currency; total: number } | undefined {
  const [first] = lines;
  const home = first?.product.offer.atHome;
  if (!home || !lines.every(({ product }) => product.offer.atHome)) return undefined;
  const { currency, taxPercent } = home;
  const priced = lines.map(({ product, quantity }) => ({
    ...product.offer.prices[currency],
    quantity,
  }));
  return { currency, total: orderTotals(priced, taxPercent).total };
}
