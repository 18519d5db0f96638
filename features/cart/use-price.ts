import { useFormatter } from "use-intl";
import type { Currency } from "#features/catalogue/product-choices.ts";
import { writePrice } from "./write-price.ts";

/** Writes an amount of minor units as money in the page's language: 290000 → `$2,900`. */
export function usePrice(): (minorUnits: number, currency?: Currency) => string {
  const format = useFormatter();
  return (minorUnits, currency) => writePrice(minorUnits, format.number, currency);
}
