import { lowestBefore, type PriceRow, rowAt, type Sale } from "./price-history.ts";
import { type Currency, currencies } from "./product-choices.ts";

/** What one piece costs in a currency, net, in its smallest unit. */
export interface ShownPrice {
  price: number;
  sale: Sale | null;
  /** The lowest of the 30 days before the reduction; without it no former price may be shown. */
  lowest?: number;
}

/** How a product is sold at a moment. */
export interface Offer {
  prices: Record<Currency, ShownPrice>;
  stock: number;
  /**
   * What one piece costs a person in the seller's own country, tax included, as the law there wants it shown; absent
   * where no person may buy.
   */
  atHome?: { currency: Currency; price: number; taxPercent: number };
}

/** Of more than that pages do not say how many are left: else each order would make them anew. */
const enough = 4;

/** An offer as pages and carts tell of it. */
export const shownOffer = (offer: Offer): Offer => ({
  ...offer,
  stock: Math.min(offer.stock, enough),
});

/** @returns undefined where a currency has no price yet: then it is not sold */
export function offerAt(
  history: Readonly<Record<Currency, readonly PriceRow[]>>,
  stock: number,
  instant: number,
): Offer | undefined {
  const prices = currencies.flatMap((currency) => {
    const row = rowAt(history[currency], instant);
    if (!row) return [];
    const lowest = lowestBefore(history[currency], instant);
    const { price, sale } = row;
    return [[currency, { price, sale, ...(lowest !== undefined && { lowest }) }] as const];
  });
  if (prices.length < currencies.length) return undefined;
  return { prices: Object.fromEntries(prices) as Offer["prices"], stock };
}
