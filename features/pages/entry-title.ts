import { valueIn } from "#platform/fields/leaves.ts";
import { type LanguageCode, languageCodes } from "#platform/language/languages.ts";
import type { EntryDocument } from "./entry-document.ts";
import { kindOf } from "./kinds.ts";

type Written = Pick<EntryDocument, "kind" | "values">;

/** Another release may have stored a kind that this one does not know: nobody knows a title of it then. */
const titleField = ({ kind }: Pick<EntryDocument, "kind">) =>
  (kindOf(kind) as Partial<ReturnType<typeof kindOf>> | undefined)?.fields?.title;

/** What an entry is called in a language; undefined: nothing. */
export function titleIn(entry: Written, language: LanguageCode): unknown {
  const title = titleField(entry);
  return title && valueIn(title, entry.values.title, language);
}

/** Whether an entry has words in a language; a second name has none of its own, and is meant for all. */
export const isMeantFor = (entry: Written, language: LanguageCode): boolean =>
  !titleField(entry) || titleIn(entry, language) !== undefined;

/** What people call an entry; its name where it has no title. */
export function titleOf(entry: EntryDocument, shown: LanguageCode): string {
  if (!titleField(entry)) return entry.path ?? entry.id;
  const said = [shown, ...languageCodes].map((code) => titleIn(entry, code));
  return String(said.find((words) => words !== undefined) ?? entry.id);
}
