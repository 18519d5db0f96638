import type { EntryDocument, EntrySection } from "#features/pages/entry-document.ts";
import type { Translation, Values } from "#platform/fields/field.ts";
import { sourceLanguage } from "#platform/fields/leaves.ts";
import type { LanguageCode } from "#platform/language/languages.ts";

/** A section or an item of a list, by its own name. */
export type Item = { id: string } & Values;

/** Where it is to be done is not there any more: somebody took the section or the item away. */
export class Gone extends Error {
  override name = "Gone";
}

/** What a field or a list holds; undefined: nothing, or it is not there. */
export function valueAt(document: EntryDocument, at: string): unknown {
  return at.split(".").reduce<unknown>((branch, name) => stepInto(branch, name), rootOf(document));
}

/** The items of a list; none where there is no list. */
export const listAt = (document: EntryDocument, at: string) =>
  (valueAt(document, at) ?? []) as readonly Item[];

type Branch = Record<string, unknown>;

const isBranch = (value: unknown): value is Branch => typeof value === "object" && value !== null;
/** A text of a language that is translated from another. */
export const isTranslationText = (said: unknown): said is Translation =>
  isBranch(said) && "of" in said;

/** Everything that a step can name: fields of the kind, and what stands beside them. */
const rootOf = ({ values, sections, slugs, path, sample }: EntryDocument): Branch => ({
  ...values,
  ...{ sections, slug: slugs, path, sample },
});

/** Of a section its fields: what names it stands beside them. */
const fieldsIn = (branch: Branch): Branch =>
  isBranch(branch.values) && "type" in branch ? branch.values : branch;

function stepInto(branch: unknown, name: string): unknown {
  if (Array.isArray(branch)) return branch.find((item) => item?.id === name);
  return isBranch(branch) ? fieldsIn(branch)[name] : undefined;
}

/** The texts of a translated value, by language. */
export const textsOf = (value: unknown) =>
  (isBranch(value) ? value : {}) as Partial<Record<LanguageCode, string | Translation>>;

/** The text that the others are translated from. */
export const sourceOf = (texts: Partial<Record<LanguageCode, string | Translation>>): string => {
  const said = texts[sourceLanguage];
  return typeof said === "string" ? said : "";
};

/**
 * Changes what stands somewhere, and each branch on the way to it.
 * @throws Gone
 */
export function changeAt(
  document: EntryDocument,
  at: string,
  change: (value: unknown) => unknown,
): EntryDocument {
  const [first = "", ...rest] = at.split(".");
  if (first !== "sections")
    return { ...document, values: changeIn(document.values, [first, ...rest], change) as Values };
  const sections = changeIn(document.sections, rest, change);
  return { ...document, sections: sections as EntrySection[] };
}

function changeIn(
  branch: unknown,
  [name, ...rest]: readonly string[],
  change: (value: unknown) => unknown,
): unknown {
  if (name === undefined) return change(branch);
  if (Array.isArray(branch)) {
    if (!branch.some((item) => item?.id === name)) throw new Gone(name);
    return branch.map((item) => (item?.id === name ? changeIn(item, rest, change) : item));
  }
  const fields = isBranch(branch) ? fieldsIn(branch) : {};
  const { [name]: before, ...others } = fields;
  const after = changeIn(before, rest, change);
  // A field keeps its place among the others.
  const changed =
    after === undefined
      ? others
      : name in fields
        ? { ...fields, [name]: after }
        : { ...others, [name]: after };
  return isBranch(branch) && fields !== branch ? { ...branch, values: changed } : changed;
}
