import type { CartItem } from "./cart-item.ts";

type Line = Pick<CartItem, "productId" | "quantity">;

/**
 * The contact page asked about products, its form in view: `/contact?product=1030,1010x2#form`. The address
 * carries the whole question, so that it works in another tab and, for the server, without JavaScript.
 */
export function enquiryAddress(lines: readonly Line[]): string {
  const about = lines.map(({ productId, quantity }) =>
    quantity === 1 ? `${productId}` : `${productId}x${quantity}`,
  );
  return enquiryAddressOf(about.join(","));
}

/** The same of lines that are written already, `1030,1010x2`. */
export const enquiryAddressOf = (about: string) => `/contact?product=${about}#form`;

/** What the query of an address asks about, as `linesOf` reads it (enquiry-text.ts); undefined: nothing. */
export function enquiryIn(search: string): string | undefined {
  return new URLSearchParams(search).get("product") || undefined;
}
