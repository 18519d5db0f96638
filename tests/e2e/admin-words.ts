import { createTranslator } from "use-intl/core";
import type tr from "#content/messages/admin/tr.json";
import { allMessages } from "#platform/language/all-messages.ts";
import { type LanguageCode, languageOf } from "#platform/language/languages.ts";
import { readWords } from "#platform/language/read-words.ts";

const adminMessages = readWords<typeof tr>("messages/admin");

/** The words of the site and of its back office in a language. */
export function adminWordsOf(code: LanguageCode) {
  const messages = { ...allMessages[code], ...adminMessages[code] };
  return createTranslator({ locale: languageOf(code).locale, messages });
}
