import { useRef } from "react";
import { useTranslations } from "use-intl";
import { type ControlProps, shared } from "./control-props.ts";
import { markText, type TextMark, textMarks } from "./mark-text.ts";
import { useToolbar } from "./use-toolbar.ts";

const signs: Record<TextMark, string> = {
  strong: "B",
  em: "I",
  heading: "H",
  list: "•",
  numbers: "1.",
  quote: "”",
  link: "↗",
};

/** Running text as Markdown, with a bar of buttons that write its signs; how it looks stands beside it at once. */
export function RichTextControl(props: ControlProps) {
  const { said, set } = props;
  const t = useTranslations("admin.editor");
  const area = useRef<HTMLTextAreaElement>(null);
  const toolbar = useToolbar();
  const written = typeof said === "string" ? said : "";

  function mark(name: TextMark): void {
    const field = area.current;
    if (!field) return;
    const { selectionStart: from, selectionEnd: to } = field;
    const marked = markText(written, from, to, name, t("linkWords"));
    set(marked.text);
    // After React has written the text, which would put the caret at its end.
    requestAnimationFrame(() => {
      field.focus();
      field.setSelectionRange(marked.from, marked.to);
    });
  }

  return (
    <div className="editor-rich">
      <div {...toolbar} role="toolbar" aria-label={t("marks.label")} aria-controls={props.id}>
        {textMarks.map((name, index) => (
          <button
            key={name}
            type="button"
            tabIndex={index === 0 ? 0 : -1}
            data-mark={name}
            aria-label={t(`marks.${name}`)}
            title={t(`marks.${name}`)}
            onClick={() => mark(name)}
          >
            <span aria-hidden="true">{signs[name]}</span>
          </button>
        ))}
      </div>
      <textarea
        {...shared(props)}
        ref={area}
        className="admin-control editor-grows"
        rows={4}
        value={written}
        onChange={({ target: { value } }) => set(value === "" ? undefined : value)}
        onKeyDown={(event) => {
          const name = { b: "strong", i: "em", k: "link" } as const;
          const key = event.key.toLowerCase() as keyof typeof name;
          if (!(event.ctrlKey || event.metaKey) || event.altKey || !name[key]) return;
          event.preventDefault();
          mark(name[key]);
        }}
      />
    </div>
  );
}
