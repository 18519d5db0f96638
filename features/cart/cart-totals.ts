/**
 * The maths of the cart (docs/specification.md, Constants), in the smallest unit of the currency, so that every
 * amount is a whole number. Rounded in two places only, half up: a percent discount once per line, and the
 * tax once per order.
 */
export interface PricedLine {
  price: number;
  sale: { type: "percent" | "amount"; discount: number } | null;
  quantity: number;
}

export interface LineTotals {
  gross: number;
  discount: number;
  net: number;
}

export interface OrderTotals extends LineTotals {
  tax: number;
  /** What is to be paid: net and tax. */
  total: number;
}

/** 18 → 1800: percentages may have two decimals (7.75 %), which binary fractions cannot hold. */
const hundredths = (percent: number) => Math.round(percent * 100);

/** `percent` of an amount, rounded half up, without a fraction on the way. */
export function percentOf(amount: number, percent: number): number {
  return Math.floor((amount * hundredths(percent) * 2 + 10_000) / 20_000);
}

/** Price times quantity, less the sale's discount; a discount never takes more than the price. */
export function lineTotals({ price, sale, quantity }: PricedLine): LineTotals {
  const gross = price * quantity;
  const discount = sale ? Math.min(gross, discountOf(gross, sale, quantity)) : 0;
  return { gross, discount, net: gross - discount };
}

function discountOf(gross: number, sale: NonNullable<PricedLine["sale"]>, quantity: number) {
  return sale.type === "percent" ? percentOf(gross, sale.discount) : sale.discount * quantity;
}

/** Sums of a whole order; the cart's subtotal is `net`. */
export function orderTotals(lines: readonly PricedLine[], taxPercent: number): OrderTotals {
  const sums = lines.map(lineTotals).reduce(
    (sum, line) => ({
      gross: sum.gross + line.gross,
      discount: sum.discount + line.discount,
      net: sum.net + line.net,
    }),
    { gross: 0, discount: 0, net: 0 },
  );
  const tax = percentOf(sums.net, taxPercent);
  return { ...sums, tax, total: sums.net + tax };
}

/** One line of what a cart costs, in the smallest unit; its words are `cart.<name>`. */
export interface CartSum {
  name: "gross" | "discount" | "subtotal" | "tax" | "total";
  amount: number;
}

/**
 * The sums of a cart in the order in which they are reckoned. What it costs before the discount stands above the
 * discount, and neither where nothing is reduced: so nothing looks deducted twice.
 */
export function cartSums(lines: readonly PricedLine[], taxPercent: number): CartSum[] {
  const { gross, discount, net, tax, total } = orderTotals(lines, taxPercent);
  const sums: CartSum[] = [
    { name: "gross", amount: gross },
    { name: "discount", amount: discount },
    { name: "subtotal", amount: net },
    { name: "tax", amount: tax },
    { name: "total", amount: total },
  ];
  return discount > 0 ? sums : sums.slice(2);
}

/** The tax rate of a country (`TR`, `DE` …) in content/site.json; the default where it has none of its own. */
export function taxPercentOf(
  rates: { default: number } & Record<string, number>,
  country?: string,
): number {
  return (country && Object.hasOwn(rates, country) ? rates[country] : undefined) ?? rates.default;
}
