import type { Values } from "#platform/fields/field.ts";
import type { LanguageCode } from "#platform/language/languages.ts";
import type { EntryKind } from "./kinds.ts";

/** One section: the same in all languages, its texts in each. */
export interface EntrySection {
  /** Stays as long as the section does; its anchor. */
  id: string;
  /** One of section-types.ts; a document may be older or newer than the code, so any name may stand here. */
  type: string;
  /** Languages that do not show it. */
  hidden: readonly LanguageCode[];
  values: Values;
}

/** An entry in one version, in all its languages. */
export interface EntryDocument {
  id: string;
  kind: EntryKind;
  /** Invented: labelled on the page, and not live on a public site unless somebody wants it so. */
  sample: boolean;
  /** Of kinds that stand below an address: the last part of it, per language. */
  slugs: Partial<Record<LanguageCode, string>>;
  /** Of the others: the address itself, the same in all languages. */
  path?: string;
  values: Values;
  sections: readonly EntrySection[];
}
