import { site } from "#platform/content/site.ts";

/** Writes a number in a language, as `Intl.NumberFormat` does. */
export type WriteNumber = (
  value: number,
  options?: Pick<
    Intl.NumberFormatOptions,
    "style" | "currency" | "currencyDisplay" | "maximumFractionDigits" | "trailingZeroDisplay"
  >,
) => string;

/** How many of the smallest unit make one: 100 for dollars. */
const minorPerUnit =
  10 **
  (new Intl.NumberFormat("en", {
    style: "currency",
    currency: site.currency,
  }).resolvedOptions().maximumFractionDigits ?? 2);

/** Writes an amount of minor units as money: 290000 → `$2,900`. */
export function writePrice(minorUnits: number, number: WriteNumber): string {
  return number(minorUnits / minorPerUnit, {
    style: "currency",
    currency: site.currency,
    currencyDisplay: "narrowSymbol",
    trailingZeroDisplay: "stripIfInteger",
  });
}
