/** One line of the cart. Name and price are never kept with it: they come from the catalogue. */
export interface CartItem {
  id: number;
  productId: number;
  quantity: number;
}

export const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);

/** More of one thing than this is a slip of the keyboard or rubbish in the storage. */
export const mostOfOne = 999;

function isCartItem(value: unknown): value is CartItem {
  const { id, productId, quantity } = (value ?? {}) as Record<string, unknown>;
  return (
    isWhole(id) && isWhole(productId) && isWhole(quantity) && quantity > 0 && quantity <= mostOfOne
  );
}

/** The lines of a cart in what a storage gave back, whatever that is; each product once. */
export function cleanCart(rows: readonly unknown[]): readonly CartItem[] {
  const items = rows
    .filter(isCartItem)
    .map(({ id, productId, quantity }) => ({ id, productId, quantity }));
  return items.filter(
    ({ productId }, index) => items.findIndex((item) => item.productId === productId) === index,
  );
}

/** How many pieces the cart holds; the number on its icon. */
export function countPieces(items: readonly CartItem[]): number {
  return items.reduce((sum, { quantity }) => sum + quantity, 0);
}
