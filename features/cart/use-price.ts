import { useFormatter } from "use-intl";
import { site } from "#features/content/site.ts";

/** How many of the smallest unit make one: 100 for dollars. */
const minorPerUnit =
  10 **
  (new Intl.NumberFormat("en", {
    style: "currency",
    currency: site.currency,
  }).resolvedOptions().maximumFractionDigits ?? 2);

/** Writes an amount of minor units as money in the page's language: 290000 → `$2,900`. */
export function usePrice(): (minorUnits: number) => string {
  const format = useFormatter();
  return (minorUnits) =>
    format.number(minorUnits / minorPerUnit, {
      style: "currency",
      currency: site.currency,
      currencyDisplay: "narrowSymbol",
      trailingZeroDisplay: "stripIfInteger",
    });
}
