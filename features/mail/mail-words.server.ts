import { createTranslator } from "use-intl/core";
import de from "#content/mails/de.json" with { type: "json" };
import en from "#content/mails/en.json" with { type: "json" };
import tr from "#content/mails/tr.json" with { type: "json" };
import site from "#content/site.json" with { type: "json" };
import { type LanguageCode, languageOf } from "#features/i18n/languages.ts";

export const allMailWords: Record<LanguageCode, typeof tr> = { tr, en, de };

/** The words of one language. A missing word or value is a fault of the build: it throws. */
export function mailWords(language: LanguageCode) {
  return createTranslator({
    locale: languageOf(language).locale,
    messages: allMailWords[language],
    onError(error) {
      throw error;
    },
  });
}

/**
 * An instant on the office's clock, with the time zone named:
 * `Montag, 15. Juni, 14:00 Uhr (Türkische Normalzeit)`.
 */
export function officeTime(instant: number, language: LanguageCode): string {
  const { locale } = languageOf(language);
  const { timeZone } = site.contact.officeHours;
  const t = mailWords(language);
  const show = (parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...parts, timeZone });
  // Each language has its own better one of the two ways to name a zone.
  const timeZoneName = t("zoneName") === "longGeneric" ? "longGeneric" : "shortGeneric";
  return t("when", {
    day: show({ weekday: "long", day: "numeric", month: "long" }).format(instant),
    time: show({ hour: "2-digit", minute: "2-digit" }).format(instant),
    zone: zonePart(show({ timeZoneName }).formatToParts(instant)),
  });
}

function zonePart(parts: Intl.DateTimeFormatPart[]): string {
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
}

/** The name of a language in another one: (`de`, `tr`) → Almanca. */
export function languageName(of: LanguageCode, inLanguage: LanguageCode): string {
  return new Intl.DisplayNames([languageOf(inLanguage).locale], { type: "language" }).of(of) ?? of;
}
