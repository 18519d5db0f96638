import { languageCodes } from "#features/i18n/languages.ts";
import { useLanguageName } from "#features/i18n/use-language-name.ts";

/** The languages by their names in the page's language, for a filter. */
export function useLanguageOptions() {
  const languageName = useLanguageName();
  return languageCodes.map((code) => [code, languageName(code)] as const);
}
