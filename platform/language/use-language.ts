import { useLocation } from "react-router";
import type { Language } from "./languages.ts";
import { languageOfPath, localizedPath } from "./localized-path.ts";

/** The language of the page that is shown: its address says it. */
export function useLanguage(): Language {
  return languageOfPath(useLocation().pathname);
}

/** Turns a bare path into the address in the page's language. */
export function useLocalizedPath(): (bare: string) => string {
  const { code } = useLanguage();
  return (bare) => localizedPath(bare, code);
}
