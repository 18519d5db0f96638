import {
  defaultLanguage,
  type Language,
  type LanguageCode,
  languageOf,
  languages,
} from "./languages.ts";

/** The language that an address belongs to: `/en/contact` → English, `/contact` → Turkish. */
export function languageOfPath(pathname: string): Language {
  return (
    languages.find(
      ({ prefix }) => prefix !== "" && (pathname === prefix || pathname.startsWith(`${prefix}/`)),
    ) ?? defaultLanguage
  );
}

/** The address without its language: `/en/contact` → `/contact`, `/en` → `/`. */
export function barePath(pathname: string): string {
  return pathname.slice(languageOfPath(pathname).prefix.length) || "/";
}

/**
 * The address of a page in a language: (`/contact`, `de`) → `/de/contact`, (`/`, `en`) → `/en`.
 * Takes a bare path; a query and an anchor stay where they are.
 */
export function localizedPath(bare: string, code: LanguageCode): string {
  const { prefix } = languageOf(code);
  if (prefix === "") return bare;
  return bare === "/" ? prefix : bare.replace(/^\/(?=[?#]|$)/, "").replace(/^/, prefix);
}
