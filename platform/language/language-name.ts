import { displayNames } from "./intl-formats.ts";
import { type LanguageCode, languageOf } from "./languages.ts";

/** The name of a language in another one: (`de`, `tr`) → Almanca. */
export function languageName(of: LanguageCode, inLanguage: LanguageCode): string {
  return displayNames([languageOf(inLanguage).locale], { type: "language" }).of(of) ?? of;
}
