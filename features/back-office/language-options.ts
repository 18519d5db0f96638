import { useTranslations } from "use-intl";
import { languageCodes } from "#features/i18n/languages.ts";

/** The languages by their names in the page's language, for a filter. */
export function useLanguageOptions() {
  const t = useTranslations("admin.languages");
  return languageCodes.map((code) => [code, t(code)] as const);
}
