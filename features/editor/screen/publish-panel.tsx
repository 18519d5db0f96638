import { useDeferredValue, useMemo, useState } from "react";
import { useTranslations } from "use-intl";
import { PublishProgress } from "#features/content-board/admin/publish-progress.tsx";
import { seenIn } from "#features/pages/seen-in.ts";
import { AdminButton } from "#platform/admin/admin-button.tsx";
import { Badge } from "#platform/admin/badge.tsx";
import { useMay } from "#platform/admin/visitor.tsx";
import { type LanguageCode, languageCodes } from "#platform/language/languages.ts";
import { localizedPath } from "#platform/language/localized-path.ts";
import { useLanguageName } from "#platform/language/use-language-name.ts";
import { useFocusBack } from "#ui/button/use-focus-back.ts";
import type { EditorState } from "../draft/editor-store.ts";
import type { syncDraft } from "../draft/sync-draft.ts";
import { GateProblems, useCheck } from "./gate-problems.tsx";
import { PublishLater, Scheduled } from "./publish-later.tsx";
import { useEditor, useEditorState } from "./use-editor.ts";
import { usePublishing } from "./use-publishing.ts";

interface Props {
  sync: ReturnType<typeof syncDraft>;
  canPublish: boolean;
  timeZone: string;
  /** Goes to a field. */
  goTo(at: string): void;
  onPublished(): void;
}

/** What is live, what stands against going live, and the button that does it. */
export function PublishPanel({ sync, canPublish, timeZone, goTo, onPublished }: Props) {
  const t = useTranslations("admin.editor.publish");
  const languageName = useLanguageName();
  const [chosen, setChosen] = useState<readonly LanguageCode[]>(languageCodes);
  const { stage, progress, failed, publish, follow } = usePublishing(sync, onPublished);
  const contested = useEditorState((state) => state.contested.length);
  const { check } = useCheck();
  const { checked, look, forget } = useLook(() => check(sync));
  const mayPublish = useMay()("publisher");

  const isTakingOff = stage === "takingOff";
  const isBusy = stage === "publishing" || isTakingOff;
  useFocusBack(isBusy);
  return (
    <section className="admin-card" aria-labelledby="editor-publish">
      <h2 id="editor-publish">{t("heading")}</h2>
      <ul className="editor-live">
        {languageCodes.map((code) => (
          <li key={code}>
            <label>
              <input
                type="checkbox"
                checked={chosen.includes(code)}
                onChange={({ target }) =>
                  setChosen(
                    target.checked ? [...chosen, code] : chosen.filter((one) => one !== code),
                  )
                }
              />
              {languageName(code)}
            </label>
            <LiveState code={code} />
          </li>
        ))}
      </ul>
      <div className="admin-row">
        {mayPublish && (
          <AdminButton
            tone="primary"
            disabled={isBusy || !canPublish || chosen.length === 0 || contested > 0}
            onClick={() => {
              forget();
              void publish(chosen);
            }}
          >
            {t(isTakingOff ? "takingOff" : isBusy ? "going" : "publish")}
          </AdminButton>
        )}
        <AdminButton disabled={isBusy} onClick={() => void look()}>
          {t("check")}
        </AdminButton>
      </div>
      <div role="status" className="editor-result">
        {isBusy && <PublishProgress progress={progress} />}
        {checked ? <Checked checked={checked} /> : <Outcome {...{ stage, failed }} />}
        {!mayPublish && <p>{t("byOthers")}</p>}
        {mayPublish && !canPublish && <p>{t("noBuild")}</p>}
      </div>
      <Scheduled
        timeZone={timeZone}
        mayChange={mayPublish && canPublish}
        onChanged={sync.askAnew}
      />
      {mayPublish && canPublish && (
        <PublishLater
          languages={chosen}
          timeZone={timeZone}
          check={async () => void (await check(sync))}
          onChanged={sync.askAnew}
          onGone={(job) => follow(job, "gone")}
        />
      )}
      <GateProblems goTo={goTo} />
    </section>
  );
}

/** What came of the button that asks what stands against going live. */
type Answered = "fine" | "notChecked";

function useLook(check: () => Promise<boolean>) {
  const editor = useEditor();
  const [checked, setChecked] = useState<Answered>();
  const forget = () => setChecked(undefined);
  return {
    checked,
    forget,
    async look(): Promise<void> {
      forget();
      const isAnswered = await check();
      // What was found stands below.
      const isFine = !hasErrors(editor.getState());
      setChecked(isAnswered ? (isFine ? "fine" : undefined) : "notChecked");
    },
  };
}

const hasErrors = ({ problems }: Pick<EditorState, "problems">) =>
  problems.some(({ level }) => level === "error");

/** It is said as long as it holds. */
function Checked({ checked }: { checked: Answered }) {
  const t = useTranslations("admin.editor.publish");
  const isWrong = useEditorState(hasErrors);
  if (checked === "notChecked") return <p className="admin-warning">{t("notChecked")}</p>;
  return isWrong ? null : <p>{t("fine")}</p>;
}

/** What became of a publication. */
function Outcome({ stage, failed }: Pick<ReturnType<typeof usePublishing>, "stage" | "failed">) {
  const t = useTranslations("admin.editor.publish");
  if (stage === "done" || stage === "gone" || stage === "nothing") return <p>{t(stage)}</p>;
  if (stage !== "refused" && stage !== "failed" && stage !== "unknown") return null;
  return (
    <>
      <p className="admin-warning">{t(stage)}</p>
      {stage === "failed" &&
        failed.map((line) => (
          <p key={line} lang="en">
            {line}
          </p>
        ))}
    </>
  );
}

/** Whether visitors see it in a language, and whether that is what is written now. */
function LiveState({ code }: { code: LanguageCode }) {
  const t = useTranslations("admin.editor.publish");
  const live = useEditorState((state) => state.live);
  const version = useEditorState((state) => state.version);
  const isChanged = useEditorState((state) => state.isChanged);
  // Whoever types does not wait for it.
  const document = useDeferredValue(useEditorState((state) => state.document));
  const written = useMemo(() => seenIn(document, code), [document, code]);
  const own = live.find(({ language }) => language === code);
  if (!own) return <Badge tone="todo">{t("notLive")}</Badge>;
  const isNewest = own.seen ? own.seen === written : own.version === version && !isChanged;
  return (
    <>
      <Badge tone={isNewest ? "done" : "going"}>{t(isNewest ? "live" : "older")}</Badge>
      <a href={localizedPath(own.path, code)} target="_blank" rel="noopener">
        {t("look")}
      </a>
    </>
  );
}
