import {
  type LineTotals,
  lineTotals,
  type OrderTotals,
  orderTotals,
  type PricedLine,
  percentOf,
} from "#features/cart/cart-totals.ts";
import type { TaxRow } from "./tax-schema.ts";

export interface OrderSums extends OrderTotals {
  lines: LineTotals[];
  taxPercent: number;
  /** No country is chosen yet: the rate is the specification's and will change. */
  isEstimate: boolean;
  treatment: TaxRow["treatment"] | "estimate";
}

/**
 * Sums of an order in minor units, by the cart's own maths: a percent discount is rounded once per line, the tax once
 * per order. `row` is the tax row that holds; without one (no country chosen) the rate is an estimate.
 */
export function orderSums(
  lines: readonly PricedLine[],
  row: Pick<TaxRow, "percent" | "treatment"> | undefined,
  estimatePercent: number,
): OrderSums {
  const taxPercent = row?.percent ?? estimatePercent;
  return {
    ...orderTotals(lines, taxPercent),
    lines: lines.map(lineTotals),
    taxPercent,
    isEstimate: row === undefined,
    treatment: row?.treatment ?? "estimate",
  };
}

/**
 * A price with its tax in it, for consumers. Rounded by itself, so that many pieces may differ from the order's sums by
 * half a minor unit each; what is paid are the order's sums.
 */
export const withTax = (net: number, percent: number) => net + percentOf(net, percent);
