import { createTranslator } from "use-intl/core";
import de from "#content/messages/admin/de.json" with { type: "json" };
import en from "#content/messages/admin/en.json" with { type: "json" };
import tr from "#content/messages/admin/tr.json" with { type: "json" };
import { allMessages } from "#features/i18n/all-messages.ts";
import { type LanguageCode, languageOf } from "#features/i18n/languages.ts";

const deskMessages = { tr, en, de };

/** The words of the site and of its back office in a language. */
export function deskWordsOf(code: LanguageCode) {
  const messages = { ...allMessages[code], ...deskMessages[code] };
  return createTranslator({ locale: languageOf(code).locale, messages });
}
