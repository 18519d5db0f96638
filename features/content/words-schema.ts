import * as v from "valibot";
import { languageCodes } from "#features/i18n/languages.ts";

/** A text that says something. */
export const filled = v.pipe(v.string(), v.nonEmpty());

/** A text in every language of the site and in no other: `{ tr, en, de }`. */
export const inEachLanguage = v.strictObject(v.entriesFromList(languageCodes, filled));

/** The same where there may be nothing to say: empty, then in every language. */
export const inEachLanguageOrNone = v.union([
  inEachLanguage,
  v.strictObject(v.entriesFromList(languageCodes, v.literal(""))),
]);
