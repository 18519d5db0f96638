import type { CartItem } from "./cart-item.ts";
import type { ChosenPlace } from "./chosen-place.ts";

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

type Place = Pick<ChosenPlace, "currency" | "taxPercent" | "isEstimate">;

/** Before the products, what holds in the country that was chosen: `EUR,vat20,1030`; without a rate the currency alone. */
export const enquiryOfPlace = (
  lines: string,
  { currency, taxPercent, isEstimate }: Place,
): string => [currency, ...(isEstimate ? [] : [`vat${taxPercent}`]), lines].join(",");

/** What the query of an address asks about, as `linesOf` reads it (enquiry-text.ts); undefined: nothing. */
export function enquiryIn(search: string): string | undefined {
  return new URLSearchParams(search).get("product") || undefined;
}
