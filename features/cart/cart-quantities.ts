import { type CartItem, isWhole, mostOfOne } from "./cart-item.ts";

const offered = [1, 2, 3];

/**
 * What a line's select offers: 1 to 3 as far as the stock goes (docs/specification.md, Screens). A quantity that is
 * in the cart already stays, whatever it is.
 */
export function quantityOptions(quantity: number, stock: number): number[] {
  const options = new Set([...offered.filter((option) => option <= stock), quantity]);
  return [...options].sort((a, b) => a - b);
}

/**
 * The cart after a product is set to a quantity (docs/specification.md, States): above 0 it is added or changed,
 * 0 removes it; anything that is no quantity (negative, broken, too large) leaves the cart as it is.
 */
export function withQuantity(
  items: readonly CartItem[],
  productId: number,
  quantity: number,
): readonly CartItem[] {
  if (!isWhole(quantity) || quantity < 0 || quantity > mostOfOne) return items;
  if (quantity === 0) return items.filter((item) => item.productId !== productId);
  if (items.some((item) => item.productId === productId)) {
    return items.map((item) => (item.productId === productId ? { ...item, quantity } : item));
  }
  const id = Math.max(0, ...items.map((item) => item.id)) + 1;
  return [...items, { id, productId, quantity }];
}
