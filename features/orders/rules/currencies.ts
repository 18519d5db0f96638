import type { Currency } from "#features/catalogue/product-choices.ts";
import { isInUnion } from "./countries.ts";

/** How many digits the smallest unit of each currency has (ISO 4217). */
export const minorDigits: Readonly<Record<Currency, number>> = { TRY: 2, EUR: 2, USD: 2 };

/** European countries outside the Union whose buyers pay in euros all the same. */
const alsoInEuros = "AD CH IS LI MC ME NO SM VA XK".split(" ");

/** What a buyer of a country sees and pays; dollars while no country is chosen (docs/specification.md, Constants). */
export function currencyOf(country: string | undefined): Currency {
  if (country === "TR") return "TRY";
  return country && (isInUnion(country) || alsoInEuros.includes(country)) ? "EUR" : "USD";
}

/** 290050 → `2900.50`: how banks and machines write an amount. */
export function toDecimal(minorUnits: number, currency: Currency): string {
  const digits = minorDigits[currency];
  const text = String(Math.abs(minorUnits)).padStart(digits + 1, "0");
  return `${minorUnits < 0 ? "-" : ""}${text.slice(0, -digits)}.${text.slice(-digits)}`;
}
