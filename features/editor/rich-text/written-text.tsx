import type { EditorState } from "prosemirror-state";
import { useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import "prosemirror-view/style/prosemirror.css";
import "./rich-text.css";
import type { ControlProps } from "../form/control-props.ts";
import { useEditor } from "../screen/use-editor.ts";
import { LinkDialog } from "./link-dialog.tsx";
import { TextTools } from "./text-tools.tsx";
import { createTextView, type TextView } from "./text-view.ts";

/** A text in the form in which it is read, and the bar above it. `written`: as it is stored. */
export function WrittenText(props: ControlProps & { written: string }) {
  const { id, at, lang, written, describedBy, isWrong } = props;
  const t = useTranslations("admin.editor");
  const editor = useEditor();
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<TextView>(undefined);
  const latest = useRef(props);
  const [state, setState] = useState<EditorState>();
  const [isSimplified, setSimplified] = useState(false);
  const [asksLink, setAsksLink] = useState(false);

  useEffect(() => {
    latest.current = props;
  });

  useEffect(() => {
    if (!place.current) return;
    const made = createTextView(place.current, latest.current.written, {
      onState: setState,
      onText({ markdown, isSimplified }) {
        setSimplified(isSimplified);
        latest.current.set(markdown === "" ? undefined : markdown);
      },
      askLink: () => setAsksLink(true),
      undo: editor.undo,
      redo: editor.redo,
    });
    view.current = made;
    return () => made.destroy();
  }, [editor]);

  useEffect(() => view.current?.show(written), [written]);

  useEffect(() => {
    view.current?.describe({
      ...{ id, class: "admin-control editor-written", "data-at": at },
      ...{ role: "textbox", "aria-multiline": "true", "aria-labelledby": `${id}-label` },
      ...(lang && { lang }),
      ...(describedBy && { "aria-describedby": describedBy }),
      ...(isWrong && { "aria-invalid": "true" }),
    });
  }, [id, at, lang, describedBy, isWrong]);

  return (
    <div className="editor-rich">
      {state && view.current && (
        <TextTools
          controls={id}
          state={state}
          run={view.current.run}
          askLink={() => setAsksLink(true)}
        />
      )}
      <div ref={place} />
      {isSimplified && (
        <p role="status" className="editor-warning">
          {t("simplified")}
        </p>
      )}
      {asksLink && state && (
        <LinkDialog
          state={state}
          onClose={() => {
            setAsksLink(false);
            view.current?.focus();
          }}
          onLink={(to, title) => view.current?.link(to, title)}
        />
      )}
    </div>
  );
}
