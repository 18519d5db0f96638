import { createTranslator } from "use-intl/core";
import { allMessages } from "#platform/language/all-messages.ts";
import { type LanguageCode, languageCodes, languageOf } from "#platform/language/languages.ts";

export { type LanguageCode, languageCodes };

/** The site's words in a language: tests find what is on a page by what it says. */
export function wordsOf(code: LanguageCode) {
  return createTranslator({ locale: languageOf(code).locale, messages: allMessages[code] });
}

export type Words = ReturnType<typeof wordsOf>;
