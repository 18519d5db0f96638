import { useTranslations } from "use-intl";
import { signInAddress } from "#platform/admin/ask-admin.ts";
import { languageCodes } from "#platform/language/languages.ts";
import { useLanguageName } from "#platform/language/use-language-name.ts";
import type { syncDraft } from "../draft/sync-draft.ts";
import { IconButton, SmallButton } from "../editor-button.tsx";
import { keepEntryLanguage } from "./opened-in.ts";
import { useEditor, useEditorState } from "./use-editor.ts";

interface Props {
  sync: ReturnType<typeof syncDraft>;
  side: "form" | "page";
  onSide(side: "form" | "page"): void;
}

/** Language, undo and redo, and whether everything that was written is safe. */
export function EditorBar({ sync, side, onSide }: Props) {
  const t = useTranslations("admin.editor");
  const editor = useEditor();
  const languageName = useLanguageName();
  const language = useEditorState((state) => state.language);
  const canUndo = useEditorState(({ past }) => past.length > 0);
  const canRedo = useEditorState(({ future }) => future.length > 0);
  return (
    <div className="editor-bar">
      <fieldset className="editor-choice">
        <legend className="sr-only">{t("language")}</legend>
        {languageCodes.map((code) => (
          <button
            key={code}
            type="button"
            aria-label={languageName(code)}
            aria-pressed={code === language}
            onClick={() => {
              keepEntryLanguage(code);
              editor.setState({ language: code });
            }}
          >
            <span className="editor-name-whole">{languageName(code)}</span>
            <span className="editor-code-alone">{code.toUpperCase()}</span>
          </button>
        ))}
      </fieldset>
      <span className="editor-moves">
        <IconButton
          aria-label={t("undo")}
          title={`${t("undo")} (Ctrl+Z)`}
          aria-disabled={!canUndo}
          onClick={editor.undo}
        >
          ↶
        </IconButton>
        <IconButton
          aria-label={t("redo")}
          title={`${t("redo")} (Ctrl+Y)`}
          aria-disabled={!canRedo}
          onClick={editor.redo}
        >
          ↷
        </IconButton>
      </span>
      <SyncState sync={sync} />
      <People />
      <fieldset className="editor-choice editor-sides">
        <legend className="sr-only">{t("side")}</legend>
        {(["form", "page"] as const).map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === side}
            onClick={() => onSide(name)}
          >
            {t(`sides.${name}`)}
          </button>
        ))}
      </fieldset>
    </div>
  );
}

function SyncState({ sync }: Pick<Props, "sync">) {
  const t = useTranslations("admin.editor");
  const state = useEditorState((editor) =>
    editor.pending.length > 0 && editor.sync === "saved" ? "saving" : editor.sync,
  );
  return (
    <p className="editor-sync" role="status" data-state={state}>
      {t(`sync.${state}`)}{" "}
      {state === "signedOut" && <a href={signInAddress(location)}>{t("signIn")}</a>}
      {(state === "offline" || state === "unavailable") && (
        <SmallButton onClick={() => void sync.flush()}>{t("tryAgain")}</SmallButton>
      )}
    </p>
  );
}

function People() {
  const t = useTranslations("admin.editor");
  const people = useEditorState((state) => state.people);
  if (people.length === 0) return null;
  const names = [...new Set(people.map(({ name }) => name))].join(", ");
  return <p className="editor-people">{t("alsoHere", { names })}</p>;
}
