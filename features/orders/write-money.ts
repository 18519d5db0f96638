import type { Currency } from "#features/catalogue/product-choices.ts";
import { numberFormat } from "#platform/language/intl-formats.ts";
import { type LanguageCode, languageOf } from "#platform/language/languages.ts";
import { toDecimal } from "./rules/currencies.ts";

/** An amount as people of a language write it: 290000 → `2.900,00 €`. */
export function writeMoney(minorUnits: number, currency: Currency, language: LanguageCode): string {
  const { locale } = languageOf(language);
  const units = Number(toDecimal(minorUnits, currency));
  return numberFormat(locale, { style: "currency", currency }).format(units);
}

/** `%20`, `20 %`, `20%`: as the language has it. */
export const writePercent = (percent: number, language: LanguageCode): string =>
  numberFormat(languageOf(language).locale, {
    style: "percent",
    maximumFractionDigits: 2,
  }).format(percent / 100);
