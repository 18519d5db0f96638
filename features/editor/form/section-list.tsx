import { useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { AdminButton } from "#platform/admin/admin-button.tsx";
import { newId } from "../draft/new-id.ts";
import { useEditor, useEditorState } from "../screen/use-editor.ts";
import { SectionChooser } from "./section-chooser.tsx";
import { SectionPanel } from "./section-panel.tsx";

interface Props {
  /** Of the section whose fields are shown. */
  open: string | undefined;
  onOpen(id: string | undefined): void;
}

/** The parts of the page in their order; one is open at a time, so that sixty are as quick as six. */
export function SectionList({ open, onOpen }: Props) {
  const t = useTranslations("admin.editor");
  const editor = useEditor();
  const ids = useEditorState(({ document }) => document.sections).map(({ id }) => id);
  const [isChoosing, setChoosing] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const [wanted, setWanted] = useState<string>();

  // What had the focus is gone: it goes on at the section that came, or at the neighbour of the one that went.
  useEffect(() => {
    if (wanted === undefined) return;
    const section = list.current?.querySelector(`[data-section="${CSS.escape(wanted)}"]`);
    section?.querySelector("button")?.focus({ preventScroll: true });
    section?.scrollIntoView({ block: "nearest" });
    setWanted(undefined);
  }, [wanted]);

  function add(type: string): void {
    const { sections } = editor.getState().document;
    const id = newId(type, sections);
    const item = { id, type, hidden: [], values: {} };
    editor.change([{ do: "add", at: "sections", after: open ?? ids.at(-1) ?? null, item }]);
    setChoosing(false);
    onOpen(id);
    setWanted(id);
  }

  return (
    <section className="editor-sections" aria-labelledby="editor-sections">
      <h2 id="editor-sections">{t("sections")}</h2>
      <ol ref={list}>
        {ids.map((id, index) => (
          <SectionPanel
            key={id}
            {...{ id, index, ids, onOpen }}
            isOpen={id === open}
            onFocus={setWanted}
          />
        ))}
      </ol>
      <AdminButton className="editor-add" onClick={() => setChoosing(true)}>
        + {t("addSection")}
      </AdminButton>
      <SectionChooser isOpen={isChoosing} onChoose={add} onClose={() => setChoosing(false)} />
    </section>
  );
}
