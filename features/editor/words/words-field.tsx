import { type ReactNode, useCallback, useEffect, useId, useState } from "react";
import { useTranslations } from "use-intl";
import { LoadAgain } from "#platform/admin/load-again.tsx";
import type { Group, Leaf } from "#platform/fields/field.ts";
import type { LanguageCode } from "#platform/language/languages.ts";
import { foldLetters } from "#platform/rules/fold-letters.ts";
import { clientOf } from "#platform/session/call-client.ts";
import type { editorCalls, WordAnswer } from "../calls.ts";
import { type Item, valueAt } from "../draft/places.ts";
import { FieldProblems } from "../form/field-problems.tsx";
import { useEditor, useEditorState } from "../screen/use-editor.ts";
import { WordField } from "./word-field.tsx";

const call = clientOf<typeof editorCalls>();
const none: readonly Item[] = [];

/** All words of a set with what the site says, to be said otherwise; found by what they say, or by their names. */
export function WordsField({ at, group }: { at: string; group: Group }) {
  const t = useTranslations("admin.editor.words");
  const editor = useEditor();
  const { id } = editor.getState().document;
  const language = useEditorState((state) => state.language);
  const search = useId();
  const [words, setWords] = useState<readonly WordAnswer[]>();
  const [isLost, setLost] = useState(false);
  const [asked, setAsked] = useState("");
  const [held, setHeld] = useState<readonly string[]>([]);
  const items = useEditorState(
    ({ document }) => (valueAt(document, at) as readonly Item[] | undefined) ?? none,
  );
  const text = group.fields.text as Leaf;

  const ask = useCallback(async () => {
    const result = await call("GET /api/admin/entry/words", { query: { id } });
    if (result.outcome === "done") setWords(result.answer.words);
    setLost(result.outcome !== "done");
  }, [id]);
  useEffect(() => void ask(), [ask]);

  if (!words) return isLost && <LoadAgain onRetry={() => void ask()} />;
  const known = new Map(words.map((word) => [word.id, word]));
  // One that is emptied to be written anew stays in its place.
  const ids = [...new Set([...held, ...items.map((item) => item.id)])];
  if (ids.length > held.length) setHeld(ids);
  const own = ids.map((one) => known.get(one) ?? unknownWord(one));
  const wanted = foldLetters(asked).trim();
  const found = words.filter(({ key, texts }) =>
    foldLetters([key, ...Object.values(texts)].join("\n")).includes(wanted),
  );
  const field = (word: WordAnswer) => (
    <WordField key={word.id} {...{ at, word, leaf: text }} isKnown={known.has(word.id)} />
  );
  return (
    <div className="editor-words">
      <p className="admin-soft">{t("about")}</p>
      <FieldProblems at={at} />
      <label htmlFor={search} className="admin-label">
        {t("find")}
      </label>
      <input
        id={search}
        type="search"
        className="admin-control"
        value={asked}
        onChange={({ target }) => setAsked(target.value)}
      />
      {wanted !== "" && (
        <section aria-label={t("found", { count: found.length })}>
          <p role="status" className="admin-soft admin-small">
            {t("found", { count: found.length })}
          </p>
          {found.slice(0, mostFound).map(field)}
        </section>
      )}
      {wanted === "" && own.length > 0 && (
        <section aria-labelledby={`${search}-own`}>
          <h3 id={`${search}-own`}>{t("own", { count: own.length })}</h3>
          {own.map(field)}
        </section>
      )}
      {wanted === "" &&
        [...Map.groupBy(words, ({ key }) => key.split(".")[0] ?? "")].map(([name, inside]) => (
          <Chapter key={name} {...{ name, language }} words={inside}>
            {() => inside.map(field)}
          </Chapter>
        ))}
    </div>
  );
}

/** Shown at once; more are found by more letters. */
const mostFound = 30;

/** One that this release says nowhere any more: its name is all that is known of it. */
const unknownWord = (id: string): WordAnswer => ({ id, key: id, texts: {}, placeholders: [] });

interface ChapterProps {
  name: string;
  language: LanguageCode;
  words: readonly WordAnswer[];
  children(): ReactNode;
}

/** Words that stand together, named by what they say; drawn when somebody opens them. */
function Chapter({ name, language, words, children }: ChapterProps) {
  const [isOpen, setOpen] = useState(false);
  const named = words.filter(({ key }) => /\.(?:subject|name)$/.test(key));
  const says = (named.length > 0 ? named : words).slice(0, 4).map(({ texts }) => texts[language]);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <span className="editor-words-says">{says.join(" · ")}</span>{" "}
        <span className="admin-soft admin-small">
          {name} · {words.length}
        </span>
      </summary>
      {isOpen && children()}
    </details>
  );
}
