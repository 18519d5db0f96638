import * as v from "valibot";
import { type LanguageCode, languageOf } from "#platform/language/languages.ts";
import type { Leaf } from "./field.ts";
import { isRequired, type Said } from "./required.ts";

export interface ShownDay {
  /** `2026-11-22` */
  iso: string;
  /** As the language writes it. Made once: a browser's own calendar words may differ from the page's. */
  words: string;
}

/** A day of the calendar, `2026-11-22`. */
export function date<R extends boolean = true>(
  said: Said<R> = {},
): Leaf<string, ShownDay, NoInfer<R>> {
  const expected = "expected a day such as 2026-11-22";
  const schema = v.pipe(
    v.string(expected),
    v.regex(/^\d{4}-\d\d-\d\d$/, expected),
    v.check(isDay, expected),
  );
  return {
    ...{ kind: "date", required: isRequired(said), translated: false, schema },
    show: (iso, { language }) => ({ iso, words: dayInWords(iso, language) }),
  };
}

/** A minute on the office's clocks, `2026-11-22 09:00`. */
export function moment<R extends boolean = true>(
  said: Said<R> = {},
): Leaf<string, string, NoInfer<R>> {
  const expected = "expected a day and a time such as 2026-11-22 09:00";
  const schema = v.pipe(
    v.string(expected),
    v.regex(/^\d{4}-\d\d-\d\d ([01]\d|2[0-3]):[0-5]\d$/, expected),
    v.check((at) => isDay(at.slice(0, 10)), expected),
  );
  return { kind: "moment", required: isRequired(said), translated: false, schema };
}

/** Whether the calendar has it: 2026-02-30 is none. */
const isDay = (day: string) => new Date(`${day}T00:00:00Z`).toJSON()?.startsWith(day) ?? false;

/** Made once for each language: making one takes longer than a page's fields together. */
const dayFormats = new Map<LanguageCode, Intl.DateTimeFormat>();

function dayInWords(day: string, code: LanguageCode): string {
  const format =
    dayFormats.get(code) ??
    new Intl.DateTimeFormat(languageOf(code).locale, { dateStyle: "long", timeZone: "UTC" });
  dayFormats.set(code, format);
  return format.format(new Date(`${day}T00:00:00Z`));
}
