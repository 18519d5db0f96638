import type { CartItem } from "#features/cart/cart-item.ts";

/**
 * What is ordered, `1030,1010x2`: what the address says (`?product=1030&quantity=2` of a product's own form,
 * `?lines=…`), else what lies in the cart.
 */
export function linesOf(search: string, cart: readonly CartItem[]): string {
  const asked = new URLSearchParams(search);
  const lines = asked.get("lines") ?? lineOf(asked.get("product"), asked.get("quantity"));
  if (lines && /^[\dx,]{1,400}$/.test(lines)) return lines;
  return cart
    .map(({ productId, quantity }) => lineOf(String(productId), String(quantity)))
    .join(",");
}

const lineOf = (product: string | null, quantity: string | null) =>
  product && (!quantity || quantity === "1" ? product : `${product}x${quantity}`);
