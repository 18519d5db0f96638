import type { EntryDocument } from "#features/pages/entry-document.ts";
import { titleIn, titleOf } from "#features/pages/entry-title.ts";
import { AdminTitle } from "#platform/admin/admin-title.tsx";
import { languageCodes } from "#platform/language/languages.ts";
import { useEditorState } from "./use-editor.ts";

/** What the entry is called in the language that is written; before it has a title there, by another one's. */
export function EntryTitle() {
  const title = useEditorState(({ document, language }) =>
    titleOf(document as EntryDocument, language),
  );
  const said = useEditorState(({ document, language }) =>
    [language, ...languageCodes].find((code) => titleIn(document, code) !== undefined),
  );
  return <AdminTitle lang={said}>{title}</AdminTitle>;
}
