import { useTranslations } from "use-intl";
import { useEditor, useEditorState } from "../screen/use-editor.ts";

/** Shown while an entry counts as invented: whoever has put their own words in says so. */
export function SampleSwitch() {
  const t = useTranslations("admin.editor");
  const editor = useEditor();
  const isSample = useEditorState(({ document }) => document.sample);
  const wasSample = editor
    .getState()
    .past.some(({ done }) => done.some((step) => step.do === "set" && step.at === "sample"));
  if (!isSample && !wasSample) return null;
  return (
    <label className="editor-switch">
      <input
        type="checkbox"
        data-at="sample"
        checked={isSample}
        onChange={({ target: { checked } }) =>
          editor.change([{ do: "set", at: "sample", to: checked, was: isSample }])
        }
      />
      {t("sampleSwitch")}
    </label>
  );
}
