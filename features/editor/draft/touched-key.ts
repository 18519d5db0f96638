import type { LanguageCode } from "#platform/language/languages.ts";

/** A field in a language, as it is kept that somebody was there. */
export const touchedKey = (at: string, language: LanguageCode) => `${at} ${language}`;
