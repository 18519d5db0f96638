import type { Fields, Values } from "#platform/fields/field.ts";
import { leavesOf, valueIn } from "#platform/fields/leaves.ts";
import type { LanguageCode } from "#platform/language/languages.ts";
import { sectionsIn } from "../describe-entry.server.ts";
import type { EntryDocument } from "../entry-document.ts";
import { fieldsOfType } from "../fields-of-section.ts";
import { kindOf } from "../kinds.ts";
import type { PublishingProblem } from "./problem.ts";

/** Kinds that say themselves when their text was changed last: what binds somebody. */
export const tellsItsDate = ({ kind }: Pick<EntryDocument, "kind">): boolean =>
  kindOf(kind).fields.updated !== undefined;

/** Readers are told by the date which text they have before them. */
export function checkDate(
  document: EntryDocument,
  language: LanguageCode,
  live: EntryDocument | undefined,
): PublishingProblem[] {
  if (!live || !keepsOldDate(document, live, language)) return [];
  const message = "is the day of the text that is live, and this one says something else";
  const about = { level: "warning", field: "updated", code: "oldDate" } as const;
  return [{ ...about, entry: document.id, language, message }];
}

/** The text says something else than the live one in a language, and names the same day as that of its last change. */
function keepsOldDate(
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
    ...sectionsIn(document, language).map(({ type, values }) => said(fieldsOfType(type), values)),
  ]);
}
