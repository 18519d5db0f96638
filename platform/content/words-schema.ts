import * as v from "valibot";
import { languageCodes } from "#platform/language/languages.ts";

/** For a value that does not fit: `expected a time of day such as 09:00, not "9"`. */
export const expected = (what: string) => (issue: v.BaseIssue<unknown>) =>
  `expected ${what}, not ${issue.received}`;

/** A text that says something. */
export const filled = v.pipe(v.string(), v.regex(/\S/, expected("a text")));

/** A text in every language of the site and in no other: `{ tr, en, de }`. */
export const inEachLanguage = v.strictObject(v.entriesFromList(languageCodes, filled));

/** The same where there may be nothing to say: empty, then in every language. */
export const inEachLanguageOrNone = v.pipe(
  v.strictObject(v.entriesFromList(languageCodes, v.string())),
  v.check((texts) => {
    const said = Object.values(texts).filter((text) => /\S/.test(text)).length;
    return said === 0 || said === languageCodes.length;
  }, "expected a text in each language, or in none"),
);

/** No two rows have the same `key`; the message names it. */
export const eachOnce = <Row extends Record<Key, string | number>, Key extends string>(key: Key) =>
  v.rawCheck<Row[]>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const seen = new Set<string | number>();
    dataset.value.forEach((row, index) => {
      const path = { type: "array", origin: "value", input: dataset.value, key: index } as const;
      if (seen.has(row[key]))
        addIssue({ message: `${key} ${row[key]} stands twice`, path: [{ ...path, value: row }] });
      seen.add(row[key]);
    });
  });
