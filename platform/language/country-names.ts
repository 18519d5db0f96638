import { displayNames } from "./intl-formats.ts";
import { type LanguageCode, languageOf } from "./languages.ts";

/** ISO 3166-1, https://www.iso.org/iso-3166-country-codes.html */
const countryCodes = (
  "AD AE AF AG AI AL AM AO AR AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BM BN BO BQ BR BS BT BW BY BZ CA CC CD CF " +
  "CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FK FM FO FR GA GB GD GE " +
  "GF GG GH GI GL GM GN GP GQ GR GT GU GW GY HK HN HR HT HU ID IE IL IM IN IQ IR IS IT JE JM JO JP KE KG KH KI KM " +
  "KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MG MH MK ML MM MN MO MQ MR MT MU MV MW MX MY MZ " +
  "NA NC NE NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SI " +
  "SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TG TH TJ TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VG VN VU " +
  "WS XK YE YT ZA ZM ZW"
).split(" ");

/** The name of a country in a language; the code itself where there is none. */
export function countryName(country: string, inLanguage: LanguageCode): string {
  try {
    const names = displayNames([languageOf(inLanguage).locale], { type: "region" });
    return names.of(country) ?? country;
  } catch {
    return country;
  }
}

/** What a select offers: every country by its name in a language, in the language's order. */
export function countriesByName(inLanguage: LanguageCode): { code: string; name: string }[] {
  const { compare } = new Intl.Collator(languageOf(inLanguage).locale);
  return countryCodes
    .map((code) => ({ code, name: countryName(code, inLanguage) }))
    .sort((a, b) => compare(a.name, b.name));
}
