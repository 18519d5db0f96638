import { type FormEvent, useId, useRef } from "react";
import { useRevalidator } from "react-router";
import { useTranslations } from "use-intl";
import { useFieldWords } from "#features/editor/form/use-field-words.ts";
import { Badge } from "#platform/admin/badge.tsx";
import { TextDifference } from "#platform/admin/text-difference.tsx";
import { defaultLanguage, type LanguageCode } from "#platform/language/languages.ts";
import { useLanguageName } from "#platform/language/use-language-name.ts";
import { clientOf } from "#platform/session/call-client.ts";
import { showToast } from "#ui/toast/toast-store.ts";
import type { TranslatedText, translationCalls } from "../calls.ts";
import { useMachine } from "./use-machine.ts";

const call = clientOf<typeof translationCalls>();
const tones = {
  missing: "lost",
  stale: "going",
  machine: "going",
  same: "todo",
  done: "done",
  hidden: "todo",
} as const;

interface Props {
  text: TranslatedText;
  language: LanguageCode;
  /** A machine can be asked. */
  hasMachine: boolean;
}

/** One text: the Turkish words, what has changed in them, and the translation to write. */
export function TextCard({ text, language, hasMachine }: Props) {
  const t = useTranslations("admin.translations");
  const problem = useTranslations("admin.problem");
  const languageName = useLanguageName();
  const wordsOf = useFieldWords();
  const { revalidate } = useRevalidator();
  const id = useId();
  const machine = useMachine();
  const area = useRef<HTMLTextAreaElement>(null);
  const { entry, title, field, section, source, value, state, sourceHash, targetHash } = text;

  async function write(words: string) {
    const texts = [{ entry, field, language, value: words, of: sourceHash, was: targetHash }];
    const result = await call("POST /api/admin/translations", { body: { texts } });
    const [told] = result.outcome === "done" ? result.answer.texts : [];
    const isGood = told && ["taken", "unchanged"].includes(told.decision);
    if (isGood) {
      showToast({ kind: "success", title: t("saved"), text: title });
      return revalidate();
    }
    const why = told?.decision === "kept" ? t("kept") : (told?.message ?? problem("notSaved"));
    showToast({ kind: "error", title: problem("heading"), text: why });
  }

  async function askMachine() {
    const { problem: why, texts } = await machine.ask({ language, entry, field });
    const [other] = texts;
    if (why === null && !other)
      return showToast({ kind: "success", title: t("machine.drafted"), text: title });
    const text = why === null ? (other?.message ?? t("kept")) : t(`machine.problem.${why}`);
    showToast({ kind: "error", title: problem("heading"), text });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void write(area.current?.value ?? "");
  }

  return (
    <li className="admin-card">
      <p className="admin-row">
        <strong>{title}</strong>
        <span className="admin-soft admin-small text-field">{wordsOf(field, section)}</span>
        <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>
      </p>
      <form className="text-pair" onSubmit={submit}>
        <div>
          <p className="admin-label">{languageName(defaultLanguage.code)}</p>
          <p lang={defaultLanguage.code} className="text-source">
            <Source text={text} />
          </p>
        </div>
        <label htmlFor={id}>
          <span className="admin-label">{languageName(language)}</span>
          <textarea
            ref={area}
            id={id}
            lang={language}
            rows={Math.min(14, Math.max(2, Math.ceil(source.length / 60)))}
            defaultValue={value}
            className="admin-control"
          />
        </label>
        <div className="admin-row text-actions">
          <button type="submit" className="admin-button" data-tone="primary">
            {t("save")}
          </button>
          {(state === "stale" || state === "machine") && (
            <button type="button" className="admin-button" onClick={() => void write(value)}>
              {t(state === "stale" ? "fits" : "confirm")}
            </button>
          )}
          {hasMachine && (state === "missing" || state === "stale") && (
            <button
              type="button"
              className="admin-button"
              aria-disabled={machine.told?.isRunning}
              onClick={() => void (machine.told?.isRunning || askMachine())}
            >
              {t("machine.one")}
            </button>
          )}
          {value !== source && (
            <button type="button" className="admin-button" onClick={() => void write(source)}>
              {t("same")}
            </button>
          )}
        </div>
      </form>
    </li>
  );
}

/** The Turkish text; of a stale translation with what has changed since it was made. */
function Source({ text: { source, before } }: { text: TranslatedText }) {
  return before === null ? source : <TextDifference before={before} now={source} />;
}
