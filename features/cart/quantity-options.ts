const offered = [1, 2, 3];

/**
 * What a line's select offers: 1 to 3 as far as the stock goes (docs/specification.md, Screens). A quantity that is
 * in the cart already stays, whatever it is.
 */
export function quantityOptions(quantity: number, stock: number): number[] {
  const options = new Set([...offered.filter((option) => option <= stock), quantity]);
  return [...options].sort((a, b) => a - b);
}
