import { defaultLanguage, type LanguageCode, languageCodes } from "#platform/language/languages.ts";
import type { Field, Fields, Group, Leaf, Translation, Values } from "./field.ts";
import { isGroup } from "./fields.ts";
import { textHash } from "./text-hash.server.ts";

type Path = readonly (string | number)[];

/** One field of a document with what is stored of it; undefined where nothing is. */
export interface FoundLeaf {
  path: Path;
  leaf: Leaf;
  value: unknown;
}

/** Every field below, also those that hold nothing; of a list those of its items. */
export function* leavesOf(fields: Fields, values: Values, path: Path = []): Generator<FoundLeaf> {
  for (const [name, field] of Object.entries(fields)) {
    const here = [...path, name];
    if (!isGroup(field)) yield { path: here, leaf: field, value: values[name] };
    else
      for (const { at, inside } of groupsOf(field, values[name]))
        yield* leavesOf(field.fields, inside, [...here, ...at]);
  }
}

/** The groups of a field, with the way to each. */
export function groupsOf(field: Group, value: unknown): { at: Path; inside: Values }[] {
  if (value === undefined) return [];
  if (!field.many) return [{ at: [], inside: value as Values }];
  return (value as Values[]).map((inside, index) => ({ at: [index], inside }));
}

export const sourceLanguage: LanguageCode = defaultLanguage.code;

/** What a field says in a language; undefined: nothing. */
export function valueIn(leaf: Field, value: unknown, language: LanguageCode): unknown {
  if (isGroup(leaf) || !leaf.translated || value === undefined) return value;
  const said = (value as Partial<Record<LanguageCode, string | Translation>>)[language];
  return typeof said === "object" ? said.value : said;
}

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
