import { languageCodes } from "#platform/language/languages.ts";
import { useLanguageName } from "#platform/language/use-language-name.ts";

/** The languages by their names in the page's language, for a filter. */
export function useLanguageOptions() {
  const languageName = useLanguageName();
  return languageCodes.map((code) => [code, languageName(code)] as const);
}
