import { type FormEvent, useId, useRef } from "react";
import { useRevalidator } from "react-router";
import { useTranslations } from "use-intl";
import { useFieldWords } from "#features/editor/form/use-field-words.ts";
import { useGateWords } from "#features/pages/use-gate-words.ts";
import { AdminButton } from "#platform/admin/admin-button.tsx";
import { AdminSubmit } from "#platform/admin/admin-field.tsx";
import { Badge } from "#platform/admin/badge.tsx";
import { TextDifference } from "#platform/admin/text-difference.tsx";
import { useSend } from "#platform/admin/use-send.ts";
import { useTellError } from "#platform/admin/use-tell-error.ts";
import { defaultLanguage, type LanguageCode } from "#platform/language/languages.ts";
import { useLanguageName } from "#platform/language/use-language-name.ts";
import { keepPrivateDraft, readPrivateDraft } from "#platform/session/private-drafts.ts";
import { showToast } from "#ui/toast/toast-store.ts";
import type { TakenText, TranslatedText, translationCalls } from "../calls.ts";
import { useMachine } from "./use-machine.ts";

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
  const words = useTranslations();
  const { send } = useSend<typeof translationCalls>();
  const languageName = useLanguageName();
  const wordsOf = useFieldWords();
  const say = useGateWords();
  const tellError = useTellError();
  const { revalidate } = useRevalidator();
  const id = useId();
  const machine = useMachine();
  const area = useRef<HTMLTextAreaElement>(null);
  const { entry, title, field, section, source, value, state, sourceHash, targetHash } = text;
  /** What is typed waits in the tab until it is saved; what somebody else wrote meanwhile is another text. */
  const draft = `translation ${entry} ${field} ${language} ${targetHash}`;
  const keep = (typed: string) =>
    keepPrivateDraft(draft, typed === value ? undefined : { text: typed });

  async function write(to: string) {
    const texts = [{ entry, field, language, value: to, of: sourceHash, was: targetHash }];
    const answer = await send("POST /api/admin/translations", { body: { texts } }, { stay: true });
    const [told] = answer?.texts ?? [];
    if (!told) return;
    if (["taken", "unchanged", "late"].includes(told.decision)) {
      // The old text may be right, too, and another one stand here that was not saved.
      if (to !== value || area.current?.value === to) keepPrivateDraft(draft);
      // The Turkish text has changed since: it is kept, and shows as stale.
      const text = told.decision === "late" ? `${title}: ${t("decision.late")}` : title;
      showToast({ kind: "success", title: t("saved"), text });
      return revalidate();
    }
    tellError(whyNot(told, "refused"));
  }

  async function askMachine() {
    const { problem: why, texts } = await machine.ask({ language, entry, field });
    const [other] = texts;
    if (why === null && !other)
      return showToast({ kind: "success", title: t("machine.drafted"), text: title });
    if (why !== null) return tellError(t(`machine.problem.${why}`));
    if (other) tellError(whyNot(other, "machine.refused"));
  }

  /** @param otherwise what is said of a refusal that has no words of its own */
  function whyNot({ decision, why }: TakenText, otherwise: "refused" | "machine.refused"): string {
    if (decision !== "refused")
      return decision === "kept" ? t("kept") : words("admin.problem.notSaved");
    return why ? say(why.code, why.value) : t(otherwise);
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
            defaultValue={readPrivateDraft(draft)?.text ?? value}
            onChange={({ target }) => keep(target.value)}
            className="admin-control"
          />
        </label>
        <div className="admin-row text-actions">
          <AdminSubmit tone="primary">{t("save")}</AdminSubmit>
          {(state === "stale" || state === "machine") && (
            <AdminButton onClick={() => void write(value)}>
              {t(state === "stale" ? "fits" : "confirm")}
            </AdminButton>
          )}
          {hasMachine && (state === "missing" || state === "stale") && (
            <AdminButton
              aria-disabled={machine.told?.isRunning}
              onClick={() => void (machine.told?.isRunning || askMachine())}
            >
              {t("machine.one")}
            </AdminButton>
          )}
          {value !== source && (
            <AdminButton onClick={() => void write(source)}>{t("same")}</AdminButton>
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
