import compile from "icu-minify/compile";
import format from "icu-minify/format";
import type tr from "#content/mails/tr.json";
import { site } from "#platform/content/site.ts";
import { dateTimeFormat, numberFormat, pluralRules } from "#platform/language/intl-formats.ts";
import { type LanguageCode, languageOf } from "#platform/language/languages.ts";
import { ownWord } from "#platform/language/own-words.server.ts";
import { readWords } from "#platform/language/read-words.ts";

export const allMailWords = readWords<typeof tr>("mails");

type Words = typeof tr;
type WordsOf<Section> = keyof Section & string;
/** `zoneName`, `contactVisitor.subject`, … */
export type MailWord = {
  [Key in WordsOf<Words>]: Words[Key] extends string ? Key : `${Key}.${WordsOf<Words[Key]>}`;
}[WordsOf<Words>];

const formatters = {
  getDateTimeFormat: dateTimeFormat,
  getNumberFormat: numberFormat,
  getPluralRules: pluralRules,
};

/** Each message is parsed once; those that somebody tries out are forgotten again. */
const compiled = new Map<string, ReturnType<typeof compile>>();
const mostCompiled = 2_000;

/**
 * The words of one language, ICU messages. They are compiled here and not by use-intl, whose parser the
 * pages' build leaves out, also for the server code that runs inside it while developing.
 * That every mail finds its words and values in every language is tested beside this file.
 */
export function mailWords(language: LanguageCode) {
  return (word: MailWord, values: Record<string, string | number> = {}): string => {
    const said = findMessage(language, word);
    const message = compiled.get(said) ?? compile(said);
    if (compiled.size >= mostCompiled) compiled.clear();
    compiled.set(said, message);
    return String(format(message, languageOf(language).locale, values, { formatters }));
  };
}

function findMessage(language: LanguageCode, word: MailWord): string {
  const own = ownWord("mails", language, word);
  if (own !== undefined) return own;
  let found: unknown = allMailWords[language];
  for (const key of word.split(".")) found = (found as Record<string, unknown>)[key];
  return found as string;
}

const minute = 60_000;
/** Messages come in crowds, and a minute of them is promised the same; formatting it takes 36 µs. */
const told = new Map<string, string>();
const mostTold = 100;

/**
 * An instant (ms) on the office's clock to the minute, with the time zone named:
 * `Montag, 15. Juni, 14:00 Uhr (Türkische Normalzeit)`.
 */
export function officeTime(instant: number, language: LanguageCode): string {
  const key = `${language}.${Math.floor(instant / minute)}.${findMessage(language, "when")}`;
  const known = told.get(key);
  if (known !== undefined) return known;
  if (told.size >= mostTold) told.clear();
  const text = tellSafely(instant, language);
  told.set(key, text);
  return text;
}

/** A time zone that does not exist must not cost the mail: the instant is then told in UTC, and says so. */
function tellSafely(instant: number, language: LanguageCode): string {
  try {
    return tell(instant, language, site.contact.officeHours.timeZone);
  } catch {
    return tell(instant, language, "UTC");
  }
}

function tell(instant: number, language: LanguageCode, timeZone: string): string {
  const { locale } = languageOf(language);
  const t = mailWords(language);
  const show = (parts: Intl.DateTimeFormatOptions) =>
    dateTimeFormat(locale, { ...parts, timeZone });
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
