import { type RefObject, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { AdminButton } from "#platform/admin/admin-button.tsx";
import { AdminChoice } from "#platform/admin/admin-choice.tsx";
import { insertionFor, typeInto } from "#platform/admin/insert-text.ts";
import { showToast } from "#ui/toast/toast-store.ts";
import type { ReplyTemplate } from "../calls.ts";
import { fillTemplate } from "./fill-template.ts";

type Parts = Record<"subject" | "text", string>;
type Fields = { subject: HTMLInputElement; text: HTMLTextAreaElement };

interface Props {
  /** Its fields are called `subject` and `text`. */
  form: RefObject<HTMLFormElement | null>;
  templates: readonly ReplyTemplate[];
  /** What the templates' placeholders stand for. */
  values: Record<string, string>;
  /** The fields have changed. */
  onChange: () => void;
}

/** Puts a template into a reply: what is typed already stays, and the button takes the template out again. */
export function TemplateChoice({ form, templates, values, onChange }: Props) {
  const t = useTranslations("admin.reply");
  const toasts = useTranslations("toasts");
  const select = useRef<HTMLSelectElement>(null);
  const [undo, setUndo] = useState<{ before: Parts; after: Parts }>();
  const fields = () => form.current?.elements as unknown as Fields;
  const read = (): Parts => ({ subject: fields().subject.value, text: fields().text.value });

  function insert() {
    const template = templates.find(({ key }) => key === select.current?.value);
    if (!template) return;
    const { subject, text } = fields();
    const before = read();
    const { at, text: piece } = insertionFor(text, fillTemplate(template.text, values));
    if (text.value.length + piece.length > text.maxLength) {
      showToast({ kind: "error", title: toasts("errorTitle"), text: t("templateTooLong") });
      return;
    }
    if (subject.value === "") typeInto(subject, fillTemplate(template.subject, values), 0, 0);
    typeInto(text, piece, at, at);
    setUndo({ before, after: read() });
    onChange();
  }

  function takeBack() {
    const now = read();
    // What was typed since then is worth more than what was there before.
    if (undo && now.subject === undo.after.subject && now.text === undo.after.text)
      for (const name of ["subject", "text"] as const)
        if (now[name] !== undo.before[name])
          typeInto(fields()[name], undo.before[name], 0, now[name].length);
    setUndo(undefined);
    onChange();
  }

  return (
    <div className="admin-row admin-insert">
      <AdminChoice
        ref={select}
        label={t("template")}
        options={templates.map(({ key, name }) => [key, name])}
      />
      <AdminButton onClick={insert}>{t("insert")}</AdminButton>
      {undo && <AdminButton onClick={takeBack}>{t("undo")}</AdminButton>}
    </div>
  );
}
