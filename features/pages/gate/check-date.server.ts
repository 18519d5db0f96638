import type { Fields, Values } from "#platform/fields/field.ts";
import { leavesOf, valueIn } from "#platform/fields/leaves.ts";
import type { LanguageCode } from "#platform/language/languages.ts";
import { fieldsOfSection, sectionsIn } from "../describe-entry.server.ts";
import type { EntryDocument } from "../entry-document.ts";
import { kindOf } from "../kinds.ts";

/** Kinds that say themselves when their text was changed last: what binds somebody. */
export const tellsItsDate = ({ kind }: Pick<EntryDocument, "kind">): boolean =>
  kindOf(kind).fields.updated !== undefined;

/** The text says something else than the live one in a language, and names the same day as that of its last change. */
export function keepsOldDate(
  document: EntryDocument,
  live: EntryDocument,
  language: LanguageCode,
): boolean {
  return (
    document.values.updated === live.values.updated &&
    saidIn(document, language) !== saidIn(live, language)
  );
}

function saidIn(document: EntryDocument, language: LanguageCode): string {
  const said = (fields: Fields, values: Values) =>
    [...leavesOf(fields, values)].map(({ path, leaf, value }) => [
      path,
      valueIn(leaf, value, language),
    ]);
  return JSON.stringify([
    said(kindOf(document.kind).fields, document.values),
    ...sectionsIn(document, language).map(({ type, values }) =>
      said(fieldsOfSection(type) ?? {}, values),
    ),
  ]);
}
