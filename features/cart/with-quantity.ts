import { type CartItem, isWhole, mostOfOne } from "./cart-item.ts";

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
