import { defaultLanguage, type LanguageCode } from "#platform/language/languages.ts";
import type { Field, Fields, Group, Leaf, Translation, Values } from "./field.ts";
import { isGroup } from "./fields.ts";

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
