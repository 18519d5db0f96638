/** What is taken off the price of one piece. An amount is in the smallest unit of the row's currency. */
export interface Sale {
  type: "percent" | "amount";
  discount: number;
}

/** What a product costs in one currency from an instant on, until a later row says otherwise. Rows are never changed. */
export interface PriceRow {
  /** ms. */
  from: number;
  /** Of one piece, net, in the smallest unit of the currency. */
  price: number;
  sale: Sale | null;
}

/** The days whose lowest price stands beside a reduction: directive 98/6/EC, article 6a. */
const lookBack = 30 * 24 * 3_600_000;

/** What one piece costs by a row. Half a unit is rounded up, as in a cart (features/cart/cart-totals.ts). */
export function netOf({ price, sale }: Pick<PriceRow, "price" | "sale">): number {
  if (!sale) return price;
  if (sale.type === "amount") return Math.max(0, price - sale.discount);
  // Percents have at most two decimals; 8.2 × 100 is 819.9999999999999 in binary fractions.
  return price - Math.floor((price * Math.round(sale.discount * 100) + 5_000) / 10_000);
}

/** The row that holds at an instant; undefined before the first one. */
export function rowAt(rows: readonly PriceRow[], instant: number): PriceRow | undefined {
  return inOrder(rows).findLast(({ from }) => from <= instant);
}

/**
 * The lowest price that one piece had in the 30 days before its reduction began. Rows of a sale that follow each
 * other are one reduction: lowering it further does not begin it anew.
 * @returns undefined where nothing is reduced at that instant, or nothing is known from before: then no former price may be shown
 */
export function lowestBefore(rows: readonly PriceRow[], instant: number): number | undefined {
  const past = inOrder(rows).filter(({ from }) => from <= instant);
  const unreduced = past.findLastIndex(({ sale }) => !sale);
  const first = past[unreduced + 1];
  if (!first || unreduced < 0) return undefined;
  const since = first.from - lookBack;
  const before = past.slice(0, unreduced + 1);
  // What held when the days began counts, too: it lasted into them.
  const held = before.filter((_, index) => (before[index + 1]?.from ?? first.from) > since);
  return Math.min(...held.map(netOf));
}

const inOrder = (rows: readonly PriceRow[]) => rows.toSorted((a, b) => a.from - b.from);
