import type { ChosenPlace } from "#features/cart/chosen-place.ts";

type Place = Pick<ChosenPlace, "currency" | "taxPercent" | "isEstimate">;

/**
 * Before the products of an enquiry (features/cart/enquiry-text.ts), what holds in the country that was chosen:
 * `EUR,vat20,1030`; without a rate the currency alone.
 */
export const enquiryOfPlace = (
  lines: string,
  { currency, taxPercent, isEstimate }: Place,
): string => [currency, ...(isEstimate ? [] : [`vat${taxPercent}`]), lines].join(",");
