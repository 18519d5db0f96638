import { useFormatter } from "use-intl";
import { writePrice } from "./write-price.ts";

/** Writes an amount of minor units as money in the page's language: 290000 → `$2,900`. */
export function usePrice(): (minorUnits: number) => string {
  const format = useFormatter();
  return (minorUnits) => writePrice(minorUnits, format.number);
}
