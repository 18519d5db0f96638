import { memo } from "react";
import { useTranslations } from "use-intl";
import { fieldsOfType } from "#features/pages/fields-of-section.ts";
import { Badge } from "#platform/admin/badge.tsx";
import { valueIn } from "#platform/fields/leaves.ts";
import { languageCodes } from "#platform/language/languages.ts";
import { useLanguageName } from "#platform/language/use-language-name.ts";
import { copyOf } from "../draft/copy-of.ts";
import { newId } from "../draft/new-id.ts";
import { SmallButton } from "../editor-button.tsx";
import { useEditor, useEditorState } from "../screen/use-editor.ts";
import { FieldList } from "./field-list.tsx";
import { MoveButtons } from "./move-buttons.tsx";
import { shownProblems } from "./shown-problems.ts";
import { useSectionName } from "./use-section-name.ts";

interface Props {
  id: string;
  index: number;
  ids: readonly string[];
  isOpen: boolean;
  onOpen(id: string | undefined): void;
  /** The focus is to go to a section. */
  onFocus(id: string | undefined): void;
}

/** One section: its name and what it says first; open, its fields and what can be done with it. */
export const SectionPanel = memo(
  function SectionPanel({ id, index, ids, isOpen, onOpen, onFocus }: Props) {
    const t = useTranslations("admin.editor");
    const nameOf = useSectionName();
    const section = useEditorState(({ document }) =>
      document.sections.find((one) => one.id === id),
    );
    const language = useEditorState((state) => state.language);
    const errors = useEditorState(
      (state) =>
        shownProblems(state).filter(
          ({ field, level }) => level === "error" && `${field}.`.startsWith(`sections.${id}.`),
        ).length,
    );
    if (!section) return null;
    const { type, values, hidden } = section;
    const fields = fieldsOfType(type);
    const heading = fields.heading && valueIn(fields.heading, values.heading, language);
    const name = nameOf(type);
    const label = typeof heading === "string" ? `${name}: ${heading}` : name;
    return (
      <li className="editor-section" data-open={isOpen || undefined} data-section={id}>
        <h3>
          <button
            type="button"
            className="editor-section-head"
            aria-expanded={isOpen}
            onClick={() => onOpen(isOpen ? undefined : id)}
          >
            <span className="editor-section-name">{name}</span>
            {typeof heading === "string" && (
              <span className="editor-section-text" lang={language}>
                {heading}
              </span>
            )}
            {hidden.includes(language) && <Badge tone="going">{t("hiddenHere")}</Badge>}
            {errors > 0 && <Badge tone="lost">{t("errors", { count: errors })}</Badge>}
          </button>
        </h3>
        {isOpen && (
          <div className="editor-section-body">
            <SectionTools {...{ id, index, ids, onOpen, onFocus, label }} />
            <FieldList fields={fields} before={`sections.${id}.`} />
          </div>
        )}
      </li>
    );
  },
  (a, b) => a.isOpen === b.isOpen && a.index === b.index && a.ids.join() === b.ids.join(),
);

interface ToolProps extends Omit<Props, "isOpen"> {
  label: string;
}

function SectionTools({ id, index, ids, onOpen, onFocus, label }: ToolProps) {
  const t = useTranslations("admin.editor");
  const editor = useEditor();
  const languageName = useLanguageName();
  const section = useEditorState(({ document }) => document.sections.find((one) => one.id === id));
  if (!section) return null;
  const { hidden, type } = section;

  function duplicate(): void {
    if (!section) return;
    const copy = copyOf(section, newId(type, editor.getState().document.sections));
    editor.change([{ do: "add", at: "sections", after: id, item: { ...copy } }]);
    onOpen(copy.id);
    onFocus(copy.id);
  }

  return (
    <div className="editor-tools">
      <MoveButtons
        {...{ ids, index, label }}
        move={(after) => editor.change([{ do: "move", at: "sections", id, after }])}
      />
      <SmallButton onClick={duplicate}>{t("duplicate")}</SmallButton>
      <SmallButton
        onClick={() => {
          editor.change([{ do: "remove", at: "sections", id }]);
          onOpen(undefined);
          onFocus(ids[index + 1] ?? ids[index - 1]);
        }}
      >
        {t("remove")}
      </SmallButton>
      <fieldset className="editor-languages">
        <legend>{t("shownIn")}</legend>
        {languageCodes.map((code) => (
          <label key={code}>
            <input
              type="checkbox"
              checked={!hidden.includes(code)}
              onChange={({ target }) =>
                editor.change([
                  {
                    ...{ do: "hide", id },
                    languages: target.checked
                      ? hidden.filter((one) => one !== code)
                      : [...hidden, code],
                  },
                ])
              }
            />
            {languageName(code)}
          </label>
        ))}
      </fieldset>
    </div>
  );
}
