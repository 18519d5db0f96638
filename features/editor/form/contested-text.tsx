import { useTranslations } from "use-intl";
import { AdminButton } from "#platform/admin/admin-button.tsx";
import type { LanguageCode } from "#platform/language/languages.ts";
import type { Contested } from "../draft/editor-store.ts";
import { useEditor, useEditorState } from "../screen/use-editor.ts";

/** Two people wrote the same text: the second one sees both, and says which is to stand. */
export function ContestedText({
  at,
  language,
}: {
  at: string;
  language: LanguageCode | undefined;
}) {
  const t = useTranslations("admin.editor.contested");
  const editor = useEditor();
  const contested = useEditorState((state) =>
    state.contested.find(({ operation }) => operation.at === at && operation.language === language),
  );
  if (!contested) return null;
  const { operation, theirs, by } = contested;

  function decide({ mine }: { mine: boolean }): void {
    const left = (one: Contested) => one !== contested;
    editor.setState({ contested: editor.getState().contested.filter(left) });
    if (mine) editor.change([{ ...operation, was: theirs }]);
  }

  return (
    <div className="editor-contested" role="alert">
      <p>{by ? t("by", { name: by }) : t("elsewhere")}</p>
      <dl>
        <dt>{t("theirs")}</dt>
        <dd lang={language}>{String(theirs ?? "–")}</dd>
        <dt>{t("mine")}</dt>
        <dd lang={language}>{String(operation.to ?? "–")}</dd>
      </dl>
      <div className="admin-row">
        <AdminButton onClick={() => decide({ mine: false })}>{t("keepTheirs")}</AdminButton>
        <AdminButton onClick={() => decide({ mine: true })}>{t("takeMine")}</AdminButton>
      </div>
    </div>
  );
}
