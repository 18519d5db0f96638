import { type Currency, currencies } from "#features/catalogue/product-choices.ts";
import { site } from "#platform/content/site.ts";
import type { WriteNumber } from "#platform/language/write-number.ts";
import { mostOfOne } from "./cart-item.ts";
import { type CartLine, cartLines } from "./cart-lines.ts";
import { cartSums, lineTotals, taxPercentOf } from "./cart-totals.ts";
import type { SoldProducts } from "./sold-products.ts";
import { usualCurrency, writePrice } from "./write-price.ts";

/** More lines than this are nobody's cart. */
const mostLines = 50;

/** The words of a message and its values; the browser and the server have them from different places. */
type Say = (key: EnquiryWord, values?: Record<string, string>) => string;
export type EnquiryWord =
  | "enquiry.order"
  | "enquiry.date"
  | "enquiry.line"
  | "enquiry.sum"
  | "enquiry.estimate"
  | `cart.${ReturnType<typeof cartSums>[number]["name"]}`;

/** The products that an enquiry (`1030,1010x2`) names, each once; what nobody sells is left out. */
function linesOf(parts: readonly string[], products: SoldProducts, currency: Currency): CartLine[] {
  const quantities = new Map<number, number>();
  for (const part of parts) {
    const [, id, times = "1"] = /^(\d{1,9})(?:x(\d{1,3}))?$/.exec(part) ?? [];
    const quantity = Math.min(Number(times), mostOfOne);
    if (id && quantity > 0 && !quantities.has(Number(id))) quantities.set(Number(id), quantity);
  }
  const items = [...quantities].map(([productId, quantity]) => ({ productId, quantity }));
  return cartLines(items, products, currency);
}

/** What it says of a place (features/orders/checkout/enquiry-of-place.ts), as far as it does. */
function placeIn(parts: readonly string[]): { currency?: Currency; taxPercent?: number } {
  const currency = currencies.find((code) => parts.includes(code));
  const rate = parts
    .map((part) => /^vat((?:100|\d{1,2})(?:\.\d{1,2})?)$/.exec(part)?.[1])
    .find(Boolean);
  return { ...(currency && { currency }), ...(rate && { taxPercent: Number(rate) }) };
}

/**
 * Begins a visitor's message about products: an order with its sums, or for what is sold out the question when.
 * Empty where the enquiry names nothing that is sold.
 */
export function enquiryText(
  about: string,
  { products, say, number }: { products: SoldProducts; say: Say; number: WriteNumber },
): string {
  const parts = about.split(",", mostLines);
  const { currency = usualCurrency, taxPercent: known } = placeIn(parts);
  const lines = linesOf(parts, products, currency);
  if (lines.length === 0) return "";
  const money = (amount: number) => writePrice(amount, number, currency);
  const list = lines.map((line) =>
    say("enquiry.line", {
      count: number(line.quantity),
      product: line.product.name,
      price: money(lineTotals(line).net),
    }),
  );
  if (lines.every(({ product }) => product.offer.stock === 0)) {
    return [say("enquiry.date"), "", ...list].join("\n");
  }
  const taxPercent = known ?? taxPercentOf(site.taxPercent);
  const rate = number(taxPercent / 100, { style: "percent", maximumFractionDigits: 2 });
  const sums = cartSums(lines, taxPercent).map(({ name, amount }) =>
    say("enquiry.sum", {
      name: say(`cart.${name}`, { rate }),
      amount: `${name === "discount" ? "−" : ""}${money(amount)}`,
    }),
  );
  const estimate = known === undefined ? [say("enquiry.estimate", { rate })] : [];
  return [say("enquiry.order"), "", ...list, "", ...sums, ...estimate].join("\n");
}
