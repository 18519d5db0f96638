import { type RefObject, useEffect, useId, useState } from "react";
import { useTranslations } from "use-intl";
import { adminAddress } from "#platform/admin/ask-admin.ts";
import { KindName } from "#platform/admin/kind-name.tsx";
import { LoadAgain } from "#platform/admin/load-again.tsx";
import type { Answer } from "#platform/http/call.ts";
import { clientOf } from "#platform/session/call-client.ts";
import type { editorCalls } from "../calls.ts";
import { useEditor, useEditorState } from "../screen/use-editor.ts";

const call = clientOf<typeof editorCalls>();
type Mails = Answer<(typeof editorCalls)["GET /api/admin/entry/mails"]>["mails"];

/** The real mails with what is being written; the one that says the word that is written comes by itself. */
export function MailPane({ form }: { form: RefObject<HTMLElement | null> }) {
  const t = useTranslations("admin.editor.words");
  const chosen = useId();
  const { id } = useEditor().getState().document;
  const language = useEditorState((state) => state.language);
  const revision = useEditorState((state) => state.revision);
  const [mails, setMails] = useState<Mails>([]);
  const [isLost, setLost] = useState(false);
  const [tries, setTries] = useState(0);
  const [place, setPlace] = useState(0);
  const [word, setWord] = useState<string>();

  useEffect(() => {
    const fields = form.current;
    const hear = ({ target }: FocusEvent) => setWord((target as HTMLElement).dataset.word);
    fields?.addEventListener("focusin", hear);
    return () => fields?.removeEventListener("focusin", hear);
  }, [form]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: again with each step that the server has, and each try
  useEffect(() => {
    let isOver = false;
    const query = { id, language, ...(word && { word }) };
    void call("GET /api/admin/entry/mails", { query }).then((result) => {
      if (isOver) return;
      setLost(result.outcome !== "done");
      if (result.outcome !== "done") return;
      const { mails } = result.answer;
      setMails(mails);
      setPlace((shown) => (mails[shown]?.says ? shown : Math.max(0, saying(mails) ?? shown)));
    });
    return () => {
      isOver = true;
    };
  }, [id, language, word, revision, tries]);

  const shown = mails[place];
  if (isLost && !shown)
    return (
      <section className="editor-preview" aria-label={t("mails")}>
        <LoadAgain onRetry={() => setTries(tries + 1)} />
      </section>
    );
  return (
    <section className="editor-preview editor-mails" aria-label={t("mails")}>
      <label htmlFor={chosen} className="admin-label">
        {t("mail")}
      </label>
      <select
        id={chosen}
        className="admin-control"
        value={place}
        onChange={({ target }) => setPlace(Number(target.value))}
      >
        {mails.map(({ subject }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a mail is named by its place
          <option key={index} value={index}>
            {subject}
          </option>
        ))}
      </select>
      {shown && (
        <>
          <p className="admin-soft admin-small">
            <KindName kind={shown.kind} />
          </p>
          <iframe
            sandbox="allow-same-origin"
            className="admin-frame"
            title={t("mails")}
            src={adminAddress("entry/mail", {
              ...{ id, language, place: String(place), revision: String(revision) },
            })}
          />
        </>
      )}
    </section>
  );
}

function saying(mails: Mails): number | undefined {
  const found = mails.findIndex(({ says }) => says);
  return found < 0 ? undefined : found;
}
