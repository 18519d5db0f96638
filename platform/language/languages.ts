/**
 * The one table of languages. Routes, pages, sitemap, menus, mails and tests are generated from it:
 * a fourth language is one row here and one file in each folder of words (docs/add-a-language.md).
 */
export const languages = [
  {
    code: "tr",
    name: "Türkçe",
    prefix: "",
    locale: "tr-TR",
    writes: { group: ".", decimal: ",", percent: "%0", money: "¤0", day: "dd.mm.yyyy" },
  },
  {
    code: "en",
    name: "English",
    prefix: "/en",
    locale: "en-GB",
    writes: { group: ",", decimal: ".", percent: "0%", money: "¤0", day: "dd/mm/yyyy" },
  },
  {
    code: "de",
    name: "Deutsch",
    prefix: "/de",
    locale: "de-DE",
    // With blanks at which no line breaks.
    writes: { group: ".", decimal: ",", percent: "0\u00a0%", money: "0\u00a0¤", day: "dd.mm.yyyy" },
  },
] as const;

export type Language = (typeof languages)[number];
export type LanguageCode = Language["code"];

/** Turkish: shown at the bare address and to everybody whose choice we do not know. */
export const defaultLanguage: Language = languages[0];

/** In the order in which the site offers them. */
export const languageCodes = languages.map((language) => language.code);

/** Whether a value from outside names one of the languages. */
export function isLanguageCode(value: unknown): value is LanguageCode {
  return languages.some((language) => language.code === value);
}

/** The table's row for a code; the default language for anything else. */
export function languageOf(code: unknown): Language {
  return languages.find((language) => language.code === code) ?? defaultLanguage;
}
