import type { Currency } from "#features/catalogue/product-choices.ts";
import { site } from "#platform/content/site.ts";
import type { LanguageCode } from "#platform/language/languages.ts";
import type { Db, Trx } from "#platform/store/store.server.ts";
import type { OrderSums } from "../calls.ts";
import { type CurrentPrice, pricesOf, stockOf } from "../goods/find-goods.server.ts";
import type { FindProducts, ProductForSale } from "../goods/products-for-sale.server.ts";
import { type BuyerKind, mayOrder } from "../rules/countries.ts";
import { currencyOf } from "../rules/currencies.ts";
import { dayIn, findTax, taxNote } from "../rules/find-tax.ts";
import { orderSums } from "../rules/order-sums.ts";
import type { TaxRow } from "../rules/tax-schema.ts";
import { seller } from "../seller.server.ts";
import { sellTo } from "../shop-facts.ts";

export interface WantedLine {
  productId: number;
  quantity: number;
}

export interface Wanted {
  /** Each product once. */
  lines: readonly WantedLine[];
  /** Undefined: none is chosen yet. */
  country: string | undefined;
  kind: BuyerKind;
  hasVatId: boolean;
  /** Of whoever has chosen no country; else its own. */
  currency: Currency | undefined;
  language: LanguageCode;
}

export interface PricedLine extends WantedLine, CurrentPrice {
  product: ProductForSale;
}

export interface PricedOrder {
  lines: PricedLine[];
  /** The tax row that holds; undefined: no country is chosen, or none is known for it. */
  tax: TaxRow | undefined;
  /** As they are shown. */
  sums: OrderSums;
}

/**
 * What lines cost at an instant (ms), by the history of prices and the tax table; `available` is 0 until `withStock`.
 * @returns the product that is not for sale in this currency, where there is one
 */
export async function priceOrder(
  db: Db | Trx,
  wanted: Wanted,
  at: number,
  find: FindProducts,
): Promise<PricedOrder | { notForSale: number }> {
  const { country, kind, language } = wanted;
  const currency = country === undefined ? (wanted.currency ?? "USD") : currencyOf(country);
  const ids = wanted.lines.map(({ productId }) => productId);
  const products = await find(db, ids, language, at);
  const prices = await pricesOf(db, ids, currency, at);
  const lines: PricedLine[] = [];
  for (const line of wanted.lines) {
    const [product, price] = [products.get(line.productId), prices.get(line.productId)];
    if (!product || !price) return { notForSale: line.productId };
    lines.push({ ...line, ...price, product });
  }
  const tax = country === undefined ? undefined : taxOf({ ...wanted, country }, at);
  const {
    lines: ofLines,
    taxPercent,
    isEstimate,
    treatment: _,
    ...sums
  } = orderSums(lines, tax, site.taxPercent.default);
  return {
    lines,
    tax,
    sums: {
      currency,
      ...sums,
      taxPercent,
      taxNote: tax ? taxNote(tax, language) : "",
      lines: lines.map(({ product, productId, quantity, price }, index) => ({
        productId,
        name: product.name,
        quantity,
        unitPrice: price,
        ...{ gross: 0, discount: 0, net: 0, ...ofLines[index] },
        available: 0,
      })),
      isEstimate,
      way: country !== undefined && (!tax || !mayOrder(country, kind, sellTo)) ? "quote" : "order",
    },
  };
}

/** The same with how many of each can be had now. */
export async function withStock(db: Db | Trx, sums: OrderSums): Promise<OrderSums> {
  const stock = await stockOf(
    db,
    sums.lines.map(({ productId }) => productId),
  );
  const available = (productId: number) => Math.max(0, stock.get(productId) ?? 0);
  return {
    ...sums,
    lines: sums.lines.map((line) => ({ ...line, available: available(line.productId) })),
  };
}

const taxOf = (
  { country, kind, hasVatId }: Wanted & { country: string },
  at: number,
): TaxRow | undefined =>
  findTax({
    seller: seller.country,
    buyer: country,
    kind,
    // Nobody has asked the register of the Union: that is not valid.
    vatId: hasVatId ? "to-check" : "none",
    on: dayIn(seller.timeZone, at),
  });
