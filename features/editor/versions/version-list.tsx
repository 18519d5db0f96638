import { useState } from "react";
import { useTranslations } from "use-intl";
import { AdminButton } from "#platform/admin/admin-button.tsx";
import { ConfirmDialog } from "#platform/admin/confirm-dialog.tsx";
import { Moment } from "#platform/admin/moment.tsx";
import { TextDifference } from "#platform/admin/text-difference.tsx";
import { useTellError } from "#platform/admin/use-tell-error.ts";
import { whyNot } from "#platform/admin/why-not.ts";
import { clientOf } from "#platform/session/call-client.ts";
import type { editorCalls, TextChangeAnswer, VersionAnswer } from "../calls.ts";
import type { syncDraft } from "../draft/sync-draft.ts";
import { SmallButton } from "../editor-button.tsx";
import { useEditor } from "../screen/use-editor.ts";
import { useFieldPath } from "../screen/use-field-path.ts";

/** What is different between a version and what is written now. */
interface Compared {
  version: number;
  changes: readonly TextChangeAnswer[];
  isSame: boolean;
}

const call = clientOf<typeof editorCalls>();

/** What the entry was before: each version, what is different in it, and the way back to it. */
export function VersionList({ sync }: { sync: ReturnType<typeof syncDraft> }) {
  const t = useTranslations("admin.editor.versions");
  const words = useTranslations("admin.problem");
  const tellError = useTellError();
  const editor = useEditor();
  const { id } = editor.getState().document;
  const [versions, setVersions] = useState<readonly VersionAnswer[]>([]);
  const [hasOlder, setOlder] = useState(false);
  const [compared, setCompared] = useState<Compared>();
  const [isAsked, setAsked] = useState(false);

  const fail = (why: "failed" | ReturnType<typeof whyNot> = "failed") => tellError(words(why));

  /** The newest, or those that come after what is listed. */
  async function list(listed: readonly VersionAnswer[] = []): Promise<void> {
    const last = listed.at(-1);
    const query = { id, ...(last && { before: String(last.version) }) };
    const result = await call("GET /api/admin/entry/versions", { query });
    if (result.outcome !== "done") return fail();
    setVersions([...listed, ...result.answer.versions]);
    setOlder(result.answer.hasOlder);
  }

  async function compare(version: number): Promise<void> {
    await sync.flush();
    const query = { id, version: String(version) };
    const result = await call("GET /api/admin/entry/version", { query });
    if (result.outcome !== "done") return fail();
    setCompared({ version, ...result.answer });
  }

  async function restore(): Promise<void> {
    setAsked(false);
    if (!compared) return;
    await sync.flush();
    const body = { id, version: compared.version };
    const result = await sync.takeWhole(() => call("POST /api/admin/entry/restore", { body }));
    if (result.outcome !== "done") return fail(whyNot(result.outcome));
    editor.setState({ past: [], future: [] });
    setCompared(undefined);
    // What was written until now stands among them.
    void list();
  }

  return (
    <details
      className="admin-card"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) void list();
      }}
    >
      <summary className="editor-summary">{t("heading")}</summary>
      <ol className="editor-versions">
        {versions.map(({ version, at, by }) => (
          <li key={version}>
            <SmallButton
              aria-expanded={compared?.version === version}
              onClick={() => void compare(version)}
            >
              {t("version", { number: version })}
            </SmallButton>
            <Moment at={at} />
            <span className="admin-soft">{by}</span>
            {compared?.version === version && (
              <div className="editor-compared">
                {compared.isSame ? (
                  <p>{t("same")}</p>
                ) : (
                  <>
                    {compared.changes.length === 0 && <p>{t("sameWords")}</p>}
                    {compared.changes.map((change) => (
                      <Change key={`${change.at} ${change.language}`} change={change} />
                    ))}
                    <AdminButton className="editor-restore" onClick={() => setAsked(true)}>
                      {t("restore")}
                    </AdminButton>
                  </>
                )}
              </div>
            )}
          </li>
        ))}
      </ol>
      {hasOlder && (
        <AdminButton className="editor-older" onClick={() => void list(versions)}>
          {t("older")}
        </AdminButton>
      )}
      <ConfirmDialog
        isOpen={isAsked}
        tone="primary"
        heading={t("restoreHeading")}
        text={t("restoreText")}
        yes={t("restore")}
        onYes={() => void restore()}
        onNo={() => setAsked(false)}
      />
    </details>
  );
}

/** From the version to what is written now, word by word. */
function Change({ change }: { change: TextChangeAnswer }) {
  const pathOf = useFieldPath();
  const { at, language, before, now } = change;
  return (
    <div>
      <p className="admin-label">
        {pathOf(at)} {language?.toUpperCase()}
      </p>
      <p className="editor-difference" lang={language ?? undefined}>
        <TextDifference before={before} now={now} />
      </p>
    </div>
  );
}
