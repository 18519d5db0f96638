import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { askUntilHeard, followJob } from "#features/content-board/admin/follow-job.ts";
import { PublishProgress } from "#features/content-board/admin/publish-progress.tsx";
import type { JobAnswer } from "#features/content-board/calls.ts";
import { useGateWords } from "#features/pages/use-gate-words.ts";
import { Badge } from "#platform/admin/badge.tsx";
import { useMay } from "#platform/admin/visitor.tsx";
import { type LanguageCode, languageCodes } from "#platform/language/languages.ts";
import { localizedPath } from "#platform/language/localized-path.ts";
import { useLanguageName } from "#platform/language/use-language-name.ts";
import { clientOf } from "#platform/session/call-client.ts";
import type { EntryAnswer, editorCalls, GateProblem } from "../calls.ts";
import type { syncDraft } from "../draft/sync-draft.ts";
import { PublishLater } from "./publish-later.tsx";
import { useEditor, useEditorState } from "./use-editor.ts";
import { useFieldPath } from "./use-field-path.ts";

interface Props {
  sync: ReturnType<typeof syncDraft>;
  canPublish: boolean;
  timeZone: string;
  /** Goes to a field. */
  goTo(at: string): void;
  onPublished(): void;
}

const call = clientOf<typeof editorCalls>();

type Stage = "idle" | "publishing" | "done" | "gone" | "nothing" | "refused" | "failed" | "unknown";

/** What is live, what stands against going live, and the button that does it. */
export function PublishPanel({ sync, canPublish, timeZone, goTo, onPublished }: Props) {
  const t = useTranslations("admin.editor.publish");
  const editor = useEditor();
  const languageName = useLanguageName();
  const [chosen, setChosen] = useState<readonly LanguageCode[]>(languageCodes);
  const [stage, setStage] = useState<Stage>("idle");
  const [progress, setProgress] = useState<JobAnswer["progress"]>(null);
  const [failed, setFailed] = useState<readonly string[]>([]);
  const live = useEditorState((state) => state.live);
  const version = useEditorState((state) => state.version);
  const isChanged = useEditorState((state) => state.isChanged);
  const contested = useEditorState((state) => state.contested.length);
  const { check } = useCheck();
  const mayPublish = useMay()("publisher");

  async function publish(): Promise<void> {
    setStage("publishing");
    await sync.flush();
    const { pending, document } = editor.getState();
    if (pending.length > 0) return setStage("failed");
    const { id } = document;
    const body = { id, languages: [...chosen] };
    // Publishing the same twice is publishing it once: the second answer tells what became of the first.
    const { asked, wasLost } = await askUntilHeard(() =>
      call("POST /api/admin/entry/publish", { body }),
    );
    if (asked.outcome === "offline") return setStage("unknown");
    if (asked.outcome !== "done") return setStage("failed");
    const { job, problems } = asked.answer;
    editor.setState({ problems });
    if (job === null) {
      const isRefused = problems.some(({ level }) => level === "error");
      if (isRefused) return setStage("refused");
      await askAnew(id);
      if (wasLost) onPublished();
      return setStage(wasLost ? "done" : "nothing");
    }
    await follow(job, "done");
  }

  /** Waits for the end of a job, and shows what is there then. */
  async function follow(job: string, good: "done" | "gone"): Promise<void> {
    setStage("publishing");
    const end = await followJob({
      ask: () => call("GET /api/admin/entry/job", { query: { job } }),
      shows: ({ progress }) => setProgress(progress),
    });
    if (typeof end === "string") return setStage("unknown");
    setFailed(end.problems);
    await askAnew(editor.getState().document.id);
    onPublished();
    return setStage(end.state === "done" ? good : "failed");
  }

  /** What is live now, and the version that was made. */
  async function askAnew(id: string): Promise<void> {
    const result = await call("GET /api/admin/entry", { query: { id } });
    if (result.outcome !== "done") return;
    const { live, scheduled, version, revision, isChanged, document } = result.answer;
    const { pending } = editor.getState();
    editor.setState({
      live,
      scheduled,
      version,
      revision,
      isChanged: isChanged || pending.length > 0,
    });
    editor.rebase(document as never, pending);
  }

  const isBusy = stage === "publishing";
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
          <button
            type="button"
            className="admin-button"
            data-tone="primary"
            disabled={isBusy || !canPublish || chosen.length === 0 || contested > 0}
            onClick={() => void publish()}
          >
            {isBusy ? t("going") : t("publish")}
          </button>
        )}
        <button
          type="button"
          className="admin-button"
          disabled={isBusy}
          onClick={() => void check(sync)}
        >
          {t("check")}
        </button>
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
          onChanged={() => askAnew(editor.getState().document.id)}
          onGone={(job) => follow(job, "gone")}
        />
      )}
      <Problems goTo={goTo} />
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

/** Asks the gate, now and then by itself, so that what it says stands beside the fields before anybody publishes. */
function useCheck() {
  const editor = useEditor();
  const revision = useEditorState((state) => state.revision);

  async function check(sync?: Props["sync"]): Promise<void> {
    await sync?.flush();
    const { id } = editor.getState().document;
    const result = await call("GET /api/admin/entry/check", { query: { id } });
    if (result.outcome === "done") editor.setState({ problems: result.answer.problems });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: again with each step that the server has
  useEffect(() => {
    const timer = setTimeout(() => void check(), 1_000);
    return () => clearTimeout(timer);
  }, [revision]);

  return { check };
}

function Problems({ goTo }: Pick<Props, "goTo">) {
  const t = useTranslations("admin.editor.publish");
  const problems = useEditorState((state) => state.problems);
  return (["error", "warning"] as const).map((level) => {
    const own = problems.filter((one) => one.level === level);
    return own.length === 0 ? null : (
      <details key={level} className="editor-problems" open={level === "error"}>
        <summary>{t(level === "error" ? "errors" : "warnings", { count: own.length })}</summary>
        <ul>
          {own.map((problem) => (
            <li key={`${problem.language} ${problem.field} ${problem.message}`}>
              <ProblemLink problem={problem} goTo={goTo} />
            </li>
          ))}
        </ul>
      </details>
    );
  });
}

function ProblemLink({ problem, goTo }: { problem: GateProblem } & Pick<Props, "goTo">) {
  const editor = useEditor();
  const say = useGateWords();
  const pathOf = useFieldPath();
  const { field, language, code, value } = problem;
  const own = languageCodes.find((code) => field.endsWith(`.${code}`));
  const at = own ? field.slice(0, -1 - own.length) : field;
  return (
    <button
      type="button"
      className="editor-problem-link"
      onClick={() => {
        const shown = own ?? language;
        if (shown) editor.setState({ language: shown });
        goTo(at);
      }}
    >
      {(own ?? language)?.toUpperCase()} <b>{pathOf(field)}</b> {say(code, value)}
    </button>
  );
}
