import type { EditorState } from "prosemirror-state";
import { useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { SmallButton } from "../editor-button.tsx";
import "prosemirror-view/style/prosemirror.css";
import "./rich-text.css";
import { PictureDialog } from "#features/pictures/admin/picture-dialog.tsx";
import type { ControlProps } from "../form/control-props.ts";
import { useDescription } from "../form/use-description.tsx";
import { useAskAround, usePhotos } from "../screen/use-cards.ts";
import { useEditor } from "../screen/use-editor.ts";
import type { Pasted } from "./clean-paste.ts";
import { LinkDialog } from "./link-dialog.tsx";
import { TableTools } from "./table-tools.tsx";
import { TextTools } from "./text-tools.tsx";
import { createTextView, type TextView } from "./text-view.ts";
import { markedPicture, tools } from "./tools.ts";

/** A text in the form in which it is read, and the bar above it. `written`: as it is stored. */
export function WrittenText(props: ControlProps & { written: string }) {
  const { id, at, lang, written, describedBy, isWrong } = props;
  const t = useTranslations("admin.editor");
  const say = useTranslations("admin.pictures");
  const editor = useEditor();
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<TextView>(undefined);
  const latest = useRef(props);
  const [state, setState] = useState<EditorState>();
  const [isSimplified, setSimplified] = useState(false);
  const [lost, setLost] = useState<Pasted["lost"]>();
  const [asked, setAsked] = useState<"link" | "picture">();
  const photos = usePhotos();
  const askAround = useAskAround();
  const { describe, dialog } = useDescription();
  const known = useRef(photos);
  const marked = state && markedPicture(state);

  useEffect(() => {
    latest.current = props;
    known.current = photos;
    view.current?.drawPictures();
  });

  useEffect(() => {
    if (!place.current) return;
    const made = createTextView(place.current, latest.current.written, {
      onState: setState,
      onText({ markdown, isSimplified }, isTyped) {
        setSimplified(isSimplified);
        latest.current.set(markdown === "" ? undefined : markdown, isTyped);
      },
      onPaste: setLost,
      askLink: () => setAsked("link"),
      photoOf: (picture) => known.current.find(({ of }) => `picture:${of}` === picture),
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
        <TextTools controls={id} state={state} run={view.current.run} ask={setAsked} />
      )}
      {state && view.current && tools.table.isOn(state) && <TableTools run={view.current.run} />}
      <div ref={place} />
      {marked && (
        <SmallButton onClick={() => describe(marked.slice("picture:".length))}>
          {say("describe")}
        </SmallButton>
      )}
      {isSimplified && (
        <p role="status" className="editor-warning">
          {t("simplified")}
        </p>
      )}
      {lost && (lost.tables > 0 || lost.pictures > 0 || lost.strikes > 0) && (
        <p role="status" className="editor-warning">
          {lost.tables > 0 && t("pasted.tables", { count: lost.tables })}{" "}
          {lost.pictures > 0 && t("pasted.pictures", { count: lost.pictures })}{" "}
          {lost.strikes > 0 && t("pasted.strikes")}
        </p>
      )}
      {asked === "picture" && (
        <PictureDialog
          chosen={undefined}
          drawings={[]}
          onClose={() => setAsked(undefined)}
          onChoose={(picture, isNew) => {
            setAsked(undefined);
            view.current?.putPicture(picture);
            askAround();
            if (isNew) describe(picture.slice("picture:".length));
          }}
        />
      )}
      {dialog}
      {asked === "link" && state && (
        <LinkDialog
          state={state}
          onClose={() => {
            setAsked(undefined);
            view.current?.focus();
          }}
          onLink={(to, title) => view.current?.link(to, title)}
        />
      )}
    </div>
  );
}
