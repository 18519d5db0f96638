/**
 * What one order may hold. Above it somebody emptied the shelves, slipped on the keyboard, or should talk to us.
 */
export const orderLimits = {
  /** Pieces of one product, however many lines name it. */
  piecesOfOne: 10,
  lines: 20,
  /** Smallest units of any currency: a hundred million of it. Far below what whole numbers hold, so no sum can run over. */
  total: 10_000_000_000,
} as const;

interface Wanted {
  productId: number;
  quantity: number;
}

type WrongLines =
  | "no_lines"
  | "too_many_lines"
  | "unknown_product"
  | "quantity"
  | "too_many_pieces";

/**
 * Lines of one product joined, in the order in which each was named first; what is wrong with them is said by name.
 * Quantities are whole and above 0, or nothing is sold.
 */
export function joinLines(lines: readonly Wanted[]): { lines: Wanted[] } | { wrong: WrongLines } {
  if (lines.length === 0) return { wrong: "no_lines" };
  if (lines.length > orderLimits.lines) return { wrong: "too_many_lines" };
  const pieces = new Map<number, number>();
  for (const { productId, quantity } of lines) {
    // What is no number: PostgreSQL fails on it instead of finding no product.
    if (!Number.isSafeInteger(productId)) return { wrong: "unknown_product" };
    if (!Number.isSafeInteger(quantity) || quantity < 1) return { wrong: "quantity" };
    pieces.set(productId, (pieces.get(productId) ?? 0) + quantity);
  }
  const joined = [...pieces].map(([productId, quantity]) => ({ productId, quantity }));
  if (joined.some(({ quantity }) => quantity > orderLimits.piecesOfOne)) {
    return { wrong: "too_many_pieces" };
  }
  return { lines: joined };
}
