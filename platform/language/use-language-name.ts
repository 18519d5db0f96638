import { useCallback } from "react";
import { languageName } from "./language-name.ts";
import type { LanguageCode } from "./languages.ts";
import { useLanguage } from "./use-language.ts";

/** Names languages in the page's language. */
export function useLanguageName(): (of: LanguageCode) => string {
  const { code } = useLanguage();
  return useCallback((of) => languageName(of, code), [code]);
}
