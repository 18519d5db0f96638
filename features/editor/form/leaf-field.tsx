import { memo, useId } from "react";
import { useTranslations } from "use-intl";
import * as v from "valibot";
import { useGateWords } from "#features/pages/use-gate-words.ts";
import { Badge } from "#platform/admin/badge.tsx";
import type { Leaf } from "#platform/fields/field.ts";
import { sourceLanguage } from "#platform/fields/leaves.ts";
import { whyWrong } from "#platform/fields/why-wrong.ts";
import { languageCodes } from "#platform/language/languages.ts";
import { valueAt } from "../draft/places.ts";
import { SmallButton } from "../editor-button.tsx";
import { useEditorState } from "../screen/use-editor.ts";
import { ContestedText } from "./contested-text.tsx";
import { FieldProblems } from "./field-problems.tsx";
import { LeafControl } from "./leaf-control.tsx";
import { SourceText } from "./source-text.tsx";
import { useField } from "./use-field.ts";
import { useFieldName } from "./use-field-name.ts";
import { wordsToRead } from "./words-to-read.ts";

interface Props {
  at: string;
  name: string;
  leaf: Leaf;
}

/** One value with its name, what is wrong with it, and in another language the text that it is made from. */
export const LeafField = memo(function LeafField({ at, name, leaf }: Props) {
  const t = useTranslations("admin.editor");
  const id = useId();
  const fieldName = useFieldName();
  const problemOf = useProblemWords();
  const field = useField(at, leaf);
  const { language, said, source, state } = field;
  const problem = problemOf(leaf, said);
  const label = fieldName(name);
  if (leaf.kind === "switch")
    return (
      <label className="editor-switch">
        <input
          type="checkbox"
          data-at={at}
          checked={said === true}
          onChange={({ target }) => field.set(target.checked ? true : undefined)}
        />
        {label}
      </label>
    );
  return (
    <div className="editor-field" data-state={state}>
      <div className="editor-field-head">
        <label id={`${id}-label`} htmlFor={id} className="admin-label">
          {label}
          {!leaf.required && <span className="editor-optional"> · {t("optional")}</span>}
        </label>
        {(state === "stale" || state === "missing" || state === "machine") && (
          <Badge tone={state === "missing" ? "todo" : "going"}>{t(`states.${state}`)}</Badge>
        )}
      </div>
      {language !== sourceLanguage && typeof source === "string" && (
        <SourceText lang={sourceLanguage} text={wordsToRead(leaf, source)} />
      )}
      <LeafControl
        {...{ id, at, leaf, said }}
        lang={leaf.translated ? language : undefined}
        describedBy={problem ? `${id}-problem` : undefined}
        isWrong={problem !== undefined}
        set={field.set}
      />
      {problem && (
        <p id={`${id}-problem`} className="editor-problem">
          {problem}
        </p>
      )}
      <FieldProblems at={at} isFormSaid={problem !== undefined} />
      <ContestedText at={at} language={leaf.translated ? language : undefined} />
      {(state === "stale" || state === "machine") && (
        <SmallButton onClick={field.fits}>
          {t(state === "machine" ? "confirm" : "stillRight")}
        </SmallButton>
      )}
      {leaf.translated && leaf.kind === "line" && state === "source" && said !== undefined && (
        <SameEverywhere at={at} onSame={() => field.sameEverywhere(languageCodes)} />
      )}
    </div>
  );
});

/** Offered where no language has a text of its own yet: a name, a number with its unit. */
function SameEverywhere({ at, onSame }: { at: string; onSame: () => void }) {
  const t = useTranslations("admin.editor");
  const isAlone = useEditorState(
    ({ document }) => Object.keys(valueAt(document, at) ?? {}).length === 1,
  );
  return isAlone ? <SmallButton onClick={onSame}>{t("sameEverywhere")}</SmallButton> : null;
}

/** Says what is wrong with a value that somebody writes; undefined: nothing, or nothing was written. */
function useProblemWords(): (leaf: Leaf, said: unknown) => string | undefined {
  const say = useGateWords();
  return (leaf, said) => {
    if (said === undefined) return undefined;
    const { issues } = v.safeParse(leaf.schema, said, { abortPipeEarly: true });
    if (!issues) return undefined;
    const { code, value } = whyWrong(leaf, said, issues[0]);
    return say(code, value);
  };
}
