import type { Kysely } from "kysely";
import type { Tables } from "#platform/store/tables.ts";
import { type Offer, offerAt } from "./offer.ts";
import { currencies } from "./product-choices.ts";
import { firstPrices, seededProducts } from "./seeded-products.server.ts";

/** Number of a product → how it is sold at an instant, ms. The one place that knows where prices and stock are kept. */
export async function readOffers(
  _db: Kysely<Tables>,
  instant = Date.now(),
): Promise<ReadonlyMap<number, Offer>> {
  return new Map(
    seededProducts.flatMap((product) => {
      const [TRY, EUR, USD] = currencies.map((currency) => firstPrices(product, currency));
      const offer = TRY && EUR && USD && offerAt({ TRY, EUR, USD }, product.stock, instant);
      return offer ? [[product.id, offer] as const] : [];
    }),
  );
}
