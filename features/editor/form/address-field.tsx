import { useId } from "react";
import { useTranslations } from "use-intl";
import { kindOf } from "#features/pages/kinds.ts";
import { whyWrongSlug, wrongSlug } from "#features/pages/slugs.ts";
import { useGateWords } from "#features/pages/use-gate-words.ts";
import { useEditor, useEditorState } from "../screen/use-editor.ts";
import { FieldProblems } from "./field-problems.tsx";

/** Where the entry stands. A live one that moves leaves a redirect behind, which is said before it is done. */
export function AddressField() {
  const t = useTranslations("admin.editor.address");
  const say = useGateWords();
  const id = useId();
  const editor = useEditor();
  const language = useEditorState((state) => state.language);
  const { kind, slugs, path } = useEditorState(({ document }) => document);
  const live = useEditorState((state) =>
    state.live.find((page) => page.language === state.language),
  );
  const { below } = kindOf(kind);
  const written = (below === undefined ? path : slugs[language]) ?? "";
  const address = (below ?? "") + written;
  const at = below === undefined ? "path" : "slug";
  const isWrong = below !== undefined && written !== "" && wrongSlug(written, language);
  const why = isWrong ? whyWrongSlug(written) : undefined;

  function set(to: string): void {
    const value = to === "" ? undefined : to;
    editor.change(
      [
        below === undefined
          ? { do: "set", at, to: value, was: path }
          : { do: "set", at, language, to: value, was: slugs[language] },
      ],
      `${at} ${language}`,
    );
  }

  return (
    <div className="editor-field">
      <label htmlFor={id} className="admin-label">
        {t("label")}
      </label>
      <div className="editor-address">
        {below && <span aria-hidden="true">{below}</span>}
        <input
          id={id}
          data-at={at}
          className="admin-control"
          type="text"
          spellCheck={false}
          autoCapitalize="none"
          aria-invalid={why !== undefined || undefined}
          aria-describedby={`${id}-about`}
          value={written}
          onChange={({ target: { value } }) => set(value)}
        />
      </div>
      <div id={`${id}-about`}>
        {why && <p className="editor-problem">{say(why.code, why.value)}</p>}
        {live && live.path !== address && written !== "" && (
          <p className="editor-warning">{t("redirect", { from: live.path, to: address })}</p>
        )}
        {written === "" && below && <p className="admin-soft admin-small">{t("made")}</p>}
      </div>
      <FieldProblems at={at} isFormSaid={why !== undefined} />
    </div>
  );
}
