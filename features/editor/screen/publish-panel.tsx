import { useState } from "react";
import { useTranslations } from "use-intl";
import { PublishProgress } from "#features/content-board/admin/publish-progress.tsx";
import { AdminButton } from "#platform/admin/admin-button.tsx";
import { Badge } from "#platform/admin/badge.tsx";
import { useMay } from "#platform/admin/visitor.tsx";
import { type LanguageCode, languageCodes } from "#platform/language/languages.ts";
import { localizedPath } from "#platform/language/localized-path.ts";
import { useLanguageName } from "#platform/language/use-language-name.ts";
import { useFocusBack } from "#ui/button/use-focus-back.ts";
import type { EntryAnswer } from "../calls.ts";
import type { syncDraft } from "../draft/sync-draft.ts";
import { GateProblems, useCheck } from "./gate-problems.tsx";
import { PublishLater } from "./publish-later.tsx";
import { useEditorState } from "./use-editor.ts";
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
  const { stage, progress, failed, publish, follow, askAnew } = usePublishing(sync, onPublished);
  const live = useEditorState((state) => state.live);
  const version = useEditorState((state) => state.version);
  const isChanged = useEditorState((state) => state.isChanged);
  const contested = useEditorState((state) => state.contested.length);
  const { check } = useCheck();
  const mayPublish = useMay()("publisher");

  const isTakingOff = stage === "takingOff";
  const isBusy = stage === "publishing" || isTakingOff;
  useFocusBack(isBusy);
  return (
    <section className="admin-card editor-publish" aria-labelledby="editor-publish">
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
            <LiveState {...{ code, live, version, isChanged }} />
          </li>
        ))}
      </ul>
      <div className="admin-row">
        {mayPublish && (
          <AdminButton
            tone="primary"
            disabled={isBusy || !canPublish || chosen.length === 0 || contested > 0}
            onClick={() => void publish(chosen)}
          >
            {t(isTakingOff ? "takingOff" : isBusy ? "going" : "publish")}
          </AdminButton>
        )}
        <AdminButton disabled={isBusy} onClick={() => void check(sync)}>
          {t("check")}
        </AdminButton>
      </div>
      <div role="status" className="editor-result">
        {isBusy && <PublishProgress progress={progress} />}
        {stage === "done" && <p>{t("done")}</p>}
        {stage === "gone" && <p>{t("gone")}</p>}
        {stage === "nothing" && <p>{t("nothing")}</p>}
        {stage === "refused" && <p className="admin-warning">{t("refused")}</p>}
        {stage === "failed" && <p className="admin-warning">{t("failed")}</p>}
        {stage === "unknown" && <p className="admin-warning">{t("unknown")}</p>}
        {stage === "failed" &&
          failed.map((line) => (
            <p key={line} lang="en">
              {line}
            </p>
          ))}
        {!mayPublish && <p>{t("byOthers")}</p>}
        {mayPublish && !canPublish && <p>{t("noBuild")}</p>}
      </div>
      {mayPublish && canPublish && (
        <PublishLater
          languages={chosen}
          timeZone={timeZone}
          check={() => check(sync)}
          onChanged={() => askAnew()}
          onGone={(job) => follow(job, "gone")}
        />
      )}
      <GateProblems goTo={goTo} />
    </section>
  );
}

interface LiveProps {
  code: LanguageCode;
  live: EntryAnswer["live"];
  version: number;
  isChanged: boolean;
}

/** Whether visitors see it in a language, and whether that is the newest. */
function LiveState({ code, live, version, isChanged }: LiveProps) {
  const t = useTranslations("admin.editor.publish");
  const own = live.find(({ language }) => language === code);
  if (!own) return <Badge tone="todo">{t("notLive")}</Badge>;
  const isNewest = own.version === version && !isChanged;
  return (
    <>
      <Badge tone={isNewest ? "done" : "going"}>{t(isNewest ? "live" : "older")}</Badge>
      <a href={localizedPath(own.path, code)} target="_blank" rel="noopener">
        {t("look")}
      </a>
    </>
  );
}
