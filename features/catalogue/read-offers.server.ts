import type { Kysely } from "kysely";
import type { Tables } from "#platform/store/tables.ts";
import { type Offer, offerAt } from "./offer.ts";
import type { PriceRow } from "./price-history.ts";
import { type Currency, currencies } from "./product-choices.ts";
import { firstPrices, seededProducts } from "./seeded-products.server.ts";

/**
 * Number of a product → how it is sold at an instant, ms. The one place that knows where prices and stock are kept:
 * in the shop's history; of what that does not know yet, as the shop begins.
 */
export async function readOffers(
  db: Kysely<Tables>,
  instant = Date.now(),
): Promise<ReadonlyMap<number, Offer>> {
  const stock = await db.selectFrom("product_stock").selectAll().execute();
  const rows = await db.selectFrom("product_price").selectAll().orderBy("valid_from").execute();
  const histories = Map.groupBy(rows, ({ product_id, currency }) => `${product_id} ${currency}`);
  const pieces = new Map([
    ...seededProducts.map((product) => [product.id, product.stock] as const),
    ...stock.map(({ product_id, stock: left }) => [product_id, left] as const),
  ]);
  return new Map(
    [...pieces].flatMap(([id, left]) => {
      const known = (currency: Currency) => histories.get(`${id} ${currency}`)?.map(priceRow);
      const [TRY, EUR, USD] = currencies.map((currency) => known(currency) ?? begun(id, currency));
      const offer = TRY && EUR && USD && offerAt({ TRY, EUR, USD }, left, instant);
      return offer ? [[id, offer] as const] : [];
    }),
  );
}

type StoredPrice = Pick<
  Tables["product_price"],
  "valid_from" | "price" | "sale_type" | "sale_discount"
>;

/** A percent is stored in hundredths. */
const priceRow = ({
  valid_from,
  price,
  sale_type: type,
  sale_discount,
}: StoredPrice): PriceRow => ({
  from: valid_from,
  price,
  sale:
    type && sale_discount !== null
      ? { type, discount: type === "percent" ? sale_discount / 100 : sale_discount }
      : null,
});

function begun(id: number, currency: Currency): PriceRow[] {
  const product = seededProducts.find((each) => each.id === id);
  return product ? firstPrices(product, currency) : [];
}
