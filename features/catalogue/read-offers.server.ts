import type { Kysely } from "kysely";
import { mayOrder } from "#features/orders/rules/countries.ts";
import { currencyOf } from "#features/orders/rules/currencies.ts";
import { dayIn, findTax } from "#features/orders/rules/find-tax.ts";
import { withTax } from "#features/orders/rules/order-sums.ts";
import { seller } from "#features/orders/seller.server.ts";
import { sellTo } from "#features/orders/shop-facts.ts";
import type { Tables } from "#platform/store/tables.ts";
import { type Offer, offerAt } from "./offer.ts";
import { netOf, type PriceRow } from "./price-history.ts";
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
      return offer ? [[id, { ...offer, ...atHome(offer.prices, instant) }] as const] : [];
    }),
  );
}

/** What a person pays in the seller's own country, where persons may buy there. */
function atHome(prices: Offer["prices"], instant: number): Pick<Offer, "atHome"> {
  const { country, timeZone } = seller;
  if (!mayOrder(country, "person", sellTo)) return {};
  const on = dayIn(timeZone, instant);
  const row = findTax({ seller: country, buyer: country, kind: "person", vatId: "none", on });
  const currency = currencyOf(country);
  if (!row) return {};
  const { percent: taxPercent } = row;
  const price = withTax(netOf(prices[currency]), taxPercent);
  return { atHome: { currency, price, taxPercent } };
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
