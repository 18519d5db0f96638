import { countryName } from "#platform/language/country-names.ts";
import type { LanguageCode } from "#platform/language/languages.ts";
import { placeLines } from "#platform/rules/place-lines.ts";
import type { ShownOrder } from "../calls.ts";

/** What of an address says nothing without its name. */
const named = ["taxOffice", "taxNumber", "vatId", "leitwegId", "ownReference"] as const;

/** To whom an invoice goes, line by line; `nameOf` says what such a field is called. */
export function addressLines(
  buyer: ShownOrder["buyer"],
  language: LanguageCode,
  nameOf: (field: (typeof named)[number]) => string,
): string[] {
  return [
    buyer.company,
    buyer.name,
    buyer.street,
    ...placeLines(buyer),
    countryName(buyer.country, language),
    ...named
      .filter((field) => buyer[field] !== "")
      .map((field) => `${nameOf(field)}: ${buyer[field]}`),
  ].filter((line) => line !== "");
}
