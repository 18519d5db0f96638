import { useId } from "react";
import { useTranslations } from "use-intl";
import { openingOf, writtenAs } from "#features/pages/words/written-as.ts";
import { Badge } from "#platform/admin/badge.tsx";
import type { Leaf } from "#platform/fields/field.ts";
import { sourceLanguage } from "#platform/fields/leaves.ts";
import type { WordAnswer } from "../calls.ts";
import type { Operation } from "../draft/operation-schema.ts";
import { type Item, valueAt } from "../draft/places.ts";
import { SmallButton } from "../editor-button.tsx";
import { ContestedText } from "../form/contested-text.tsx";
import { FieldProblems } from "../form/field-problems.tsx";
import { SourceText } from "../form/source-text.tsx";
import { useField } from "../form/use-field.ts";
import { useEditor } from "../screen/use-editor.ts";

interface Props {
  /** Of the list. */
  at: string;
  word: WordAnswer;
  leaf: Leaf;
  isKnown: boolean;
}

/** One word: what the site says, and what the company says instead; its item exists while any language says something. */
export function WordField({ at, word, leaf, isKnown }: Props) {
  const t = useTranslations("admin.editor");
  const id = useId();
  const editor = useEditor();
  const here = `${at}.${word.id}`;
  const field = useField(`${here}.text`, leaf);
  const { language, said, source, state } = field;
  const text = typeof said === "string" ? said : "";
  const usual = word.texts[language] ?? "";
  const lacking = word.placeholders.filter((name) => !text.includes(openingOf(name)));

  function write(to: string): void {
    const list = (valueAt(editor.getState().document, at) ?? []) as readonly Item[];
    const item = list.find((one) => one.id === word.id);
    const others = Object.keys((item?.text ?? {}) as object).filter((code) => code !== language);
    const set: Operation = {
      ...{ do: "set", at: `${here}.text`, language, was: said },
      ...(to !== "" && { to }),
    };
    const add: Operation = {
      ...{ do: "add", at, after: list.at(-1)?.id ?? null },
      item: { id: word.id },
    };
    const isEmpty = to === "" && others.length === 0;
    const steps: Operation[] = isEmpty ? [{ do: "remove", at, id: word.id }] : [set];
    editor.change(item ? steps : [add, ...steps], `${here} ${language}`);
  }

  return (
    <div className="editor-field" data-state={state}>
      <div className="editor-field-head">
        <label htmlFor={id} className="admin-label">
          <code>{word.key}</code>
        </label>
        {(state === "stale" || state === "missing" || state === "machine") && (
          <Badge tone={state === "missing" ? "todo" : "going"}>{t(`states.${state}`)}</Badge>
        )}
        {!isKnown && <Badge tone="todo">{t("words.gone")}</Badge>}
      </div>
      {usual !== "" && <SourceText lang={language} text={usual} />}
      {language !== sourceLanguage && typeof source === "string" && (
        <SourceText lang={sourceLanguage} text={t("words.inSource", { text: source })} />
      )}
      <textarea
        id={id}
        lang={language}
        data-at={`${here}.text`}
        data-word={word.id}
        className="admin-control editor-grows"
        rows={1}
        value={text}
        aria-describedby={`${id}-has`}
        onChange={({ target }) => write(target.value)}
      />
      <p id={`${id}-has`} className="admin-soft admin-small">
        {word.placeholders.length > 0 &&
          t("words.placeholders", { names: word.placeholders.map(writtenAs).join(" ") })}
      </p>
      {text !== "" && lacking.length > 0 && (
        <p className="editor-problem">
          {t("words.lacks", { names: lacking.map(writtenAs).join(" ") })}
        </p>
      )}
      <FieldProblems at={`${here}.text`} />
      <ContestedText at={`${here}.text`} language={language} />
      <div className="admin-row">
        {(state === "stale" || state === "machine") && (
          <SmallButton onClick={field.fits}>
            {t(state === "machine" ? "confirm" : "stillRight")}
          </SmallButton>
        )}
        {text !== "" && <SmallButton onClick={() => write("")}>{t("words.asBefore")}</SmallButton>}
      </div>
    </div>
  );
}
