import { type LanguageCode, languageCodes } from "#platform/language/languages.ts";
import type { Fields, Translation, Values } from "./field.ts";
import { leavesOf, sourceLanguage, valueIn } from "./leaves.ts";
import { textHash } from "./text-hash.server.ts";

type Path = readonly (string | number)[];

/** A translated text is made from one that has changed since. */
export function isStale(value: unknown, language: LanguageCode): boolean {
  const texts = value as Partial<Record<LanguageCode, string | Translation>>;
  const translation = texts[language];
  const source = texts[sourceLanguage];
  return (
    typeof translation === "object" &&
    translation.of !== textHash(typeof source === "string" ? source : "")
  );
}

/** A machine made the translation, and nobody has confirmed it. */
export function isByMachine(value: unknown, language: LanguageCode): boolean {
  const said = (value as Partial<Record<LanguageCode, string | Translation>>)[language];
  return typeof said === "object" && said.machine === true;
}

/** One text that is translated, and how it stands in each language. */
export interface TranslationUnit {
  path: Path;
  states: Record<LanguageCode, "missing" | "stale" | "there">;
}

/** What somebody who translates has to look at: every translated field that says something in some language. */
export function translationUnits(fields: Fields, values: Values): TranslationUnit[] {
  return [...leavesOf(fields, values)]
    .filter(({ leaf, value }) => leaf.translated && value !== undefined)
    .map(({ path, leaf, value }) => ({
      path,
      states: Object.fromEntries(
        languageCodes.map((code) => [
          code,
          valueIn(leaf, value, code) === undefined
            ? "missing"
            : isStale(value, code)
              ? "stale"
              : "there",
        ]),
      ) as TranslationUnit["states"],
    }));
}

/** All words of the fields in a language, a field a line: what a search reads, and what takes time to read. */
export function searchText(fields: Fields, values: Values, language: LanguageCode): string {
  return [...leavesOf(fields, values)]
    .map(({ leaf, value }) => {
      const said = valueIn(leaf, value, language);
      return said === undefined ? "" : (leaf.wordsOf?.(said) ?? "");
    })
    .filter((words) => words !== "")
    .join("\n");
}
