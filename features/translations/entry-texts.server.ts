import type { EntryDocument } from "#features/pages/entry-document.ts";
import { fieldsOfType } from "#features/pages/fields-of-section.ts";
import { kindOf } from "#features/pages/kinds.ts";
import type { Fields, Leaf, Translation, Values } from "#platform/fields/field.ts";
import { idPath } from "#platform/fields/id-path.ts";
import { leavesOf, sourceLanguage } from "#platform/fields/leaves.ts";
import { textHash } from "#platform/fields/text-hash.server.ts";
import type { LanguageCode } from "#platform/language/languages.ts";
import type { TextState } from "./text-states.ts";

/** As it is stored: the text of the first language, and translations with the hash of what they were made from. */
export type Texts = Partial<Record<LanguageCode, string | Translation>>;

/** One translated text of an entry. */
export interface EntryText {
  /** Names and ids on the way to it: `sections.why.items.first.body`. It stays the same when things are moved. */
  field: string;
  /** The type of the section that it stands in. */
  section: string | null;
  leaf: Leaf;
  texts: Texts;
  /** Languages that do not show it. */
  hidden: readonly LanguageCode[];
}

/** Every text of an entry that is translated, in the order of the page; `texts` are those of the document itself. */
export function textsOf({ kind, values, sections }: EntryDocument): EntryText[] {
  return [
    ...textsIn(kindOf(kind).fields, values, "", null, []),
    ...sections.flatMap(({ id, type, values, hidden }) =>
      textsIn(fieldsOfType(type), values, `sections.${id}.`, type, hidden),
    ),
  ].filter(({ texts }) => texts[sourceLanguage] !== undefined);
}

function textsIn(
  fields: Fields,
  values: Values,
  place: string,
  section: string | null,
  hidden: readonly LanguageCode[],
): EntryText[] {
  return [...leavesOf(fields, values)]
    .filter(({ leaf, value }) => leaf.translated && value !== undefined)
    .map(({ path, leaf, value }) => ({
      ...{ field: place + idPath(values, path), section, leaf, hidden },
      texts: value as Texts,
    }));
}

/** What stands in the first language. */
export const sourceOf = (texts: Texts): string => String(texts[sourceLanguage] ?? "");

/** A translation with what it was made from; undefined: there is none. */
export function translationIn(texts: Texts, language: LanguageCode): Translation | undefined {
  const said = texts[language];
  return typeof said === "string" ? { value: said, of: textHash(sourceOf(texts)) } : said;
}

export function stateOf({ texts, hidden }: EntryText, language: LanguageCode): TextState {
  if (hidden.includes(language)) return "hidden";
  const own = translationIn(texts, language);
  if (!own) return "missing";
  if (own.of !== textHash(sourceOf(texts))) return "stale";
  if (own.machine) return "machine";
  return own.value === sourceOf(texts) ? "same" : "done";
}
