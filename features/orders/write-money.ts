import type { Currency } from "#features/catalogue/product-choices.ts";
import { numberFormat } from "#platform/language/intl-formats.ts";
import { type LanguageCode, languageOf } from "#platform/language/languages.ts";
import { formatMoney } from "./money-format.ts";

/** An amount as people of a language write it: 290000 → `2.900,00 €`. */
export function writeMoney(minorUnits: number, currency: Currency, language: LanguageCode): string {
  const { locale } = languageOf(language);
  return formatMoney(minorUnits, currency, (value, options) =>
    numberFormat(locale, options).format(value),
  );
}

/** `%20`, `20 %`, `20%`: as the language has it. */
export const writePercent = (percent: number, language: LanguageCode): string =>
  numberFormat(languageOf(language).locale, {
    style: "percent",
    maximumFractionDigits: 2,
  }).format(percent / 100);
