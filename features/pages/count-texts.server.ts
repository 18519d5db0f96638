import { translationUnits } from "#platform/fields/leaves.server.ts";
import { type LanguageCode, languageCodes } from "#platform/language/languages.ts";
import type { EntryDocument } from "./entry-document.ts";
import { fieldsOfType } from "./fields-of-section.ts";
import { kindOf } from "./kinds.ts";

/** Of all texts of an entry, how many a language lacks, and how many are behind. What it hides, nobody misses. */
export function countTexts({ kind, values, sections }: EntryDocument) {
  const parts = [
    { hidden: [] as readonly LanguageCode[], units: translationUnits(kindOf(kind).fields, values) },
    ...sections.map(({ type, values, hidden }) => ({
      hidden,
      units: translationUnits(fieldsOfType(type), values),
    })),
  ];
  const count = (code: LanguageCode, state: string) =>
    parts
      .filter(({ hidden }) => !hidden.includes(code))
      .flatMap(({ units }) => units)
      .filter(({ states }) => states[code] === state).length;
  return Object.fromEntries(
    languageCodes.map((code) => [
      code,
      { missing: count(code, "missing"), stale: count(code, "stale") },
    ]),
  ) as Record<LanguageCode, { missing: number; stale: number }>;
}
