import { valueIn } from "#platform/fields/leaves.ts";
import { type LanguageCode, languageCodes } from "#platform/language/languages.ts";
import type { EntryDocument } from "./entry-document.ts";
import { kindOf } from "./kinds.ts";

type Written = Pick<EntryDocument, "kind" | "values">;

/** What an entry is called in a language; undefined: nothing. */
export function titleIn({ kind, values }: Written, language: LanguageCode): unknown {
  const { title } = kindOf(kind).fields;
  return title && valueIn(title, values.title, language);
}

/** Whether an entry has words in a language; a second name has none of its own, and is meant for all. */
export const isMeantFor = (entry: Written, language: LanguageCode): boolean =>
  !kindOf(entry.kind).fields.title || titleIn(entry, language) !== undefined;

/** What people call an entry; its name where it has no title. */
export function titleOf(entry: EntryDocument, shown: LanguageCode): string {
  if (!kindOf(entry.kind).fields.title) return entry.path ?? entry.id;
  const said = [shown, ...languageCodes].map((code) => titleIn(entry, code));
  return String(said.find((words) => words !== undefined) ?? entry.id);
}
