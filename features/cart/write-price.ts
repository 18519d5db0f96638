import type { Currency } from "#features/catalogue/product-choices.ts";
import type { WriteNumber } from "#platform/language/write-number.ts";

/** What is shown while nobody has said where they buy (docs/specification.md, Constants). */
export const usualCurrency: Currency = "USD";

/** Of each of our currencies a hundred make one. */
const minorPerUnit = 100;

/** Writes an amount of minor units as money: 290000 → `$2,900`. */
export function writePrice(
  minorUnits: number,
  number: WriteNumber,
  currency: Currency = usualCurrency,
): string {
  return number(minorUnits / minorPerUnit, {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
    trailingZeroDisplay: "stripIfInteger",
  });
}
