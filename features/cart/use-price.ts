import type { Currency } from "#features/catalogue/product-choices.ts";
import { useNumber } from "#platform/language/use-number.ts";
import { writePrice } from "./write-price.ts";

/** Writes an amount of minor units as money in the page's language: 290000 → `$2,900`. */
export function usePrice(): (minorUnits: number, currency?: Currency) => string {
  const number = useNumber();
  return (minorUnits, currency) => writePrice(minorUnits, number, currency);
}
