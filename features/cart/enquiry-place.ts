import { type Currency, currencies } from "#features/catalogue/product-choices.ts";
import type { ChosenPlace } from "./chosen-place.ts";

type Place = Pick<ChosenPlace, "currency" | "taxPercent" | "isEstimate">;

/** Before the products, what holds in the country that was chosen: `EUR,vat20,1030`; without a rate the currency alone. */
export const enquiryOfPlace = (
  lines: string,
  { currency, taxPercent, isEstimate }: Place,
): string => [currency, ...(isEstimate ? [] : [`vat${taxPercent}`]), lines].join(",");

/** What an enquiry says of a place, as far as it does. */
export function placeIn(parts: readonly string[]): { currency?: Currency; taxPercent?: number } {
  const currency = currencies.find((code) => parts.includes(code));
  const rate = parts
    .map((part) => /^vat((?:100|\d{1,2})(?:\.\d{1,2})?)$/.exec(part)?.[1])
    .find(Boolean);
  return { ...(currency && { currency }), ...(rate && { taxPercent: Number(rate) }) };
}
