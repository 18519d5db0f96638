import { useState } from "react";
import { askUntilHeard, followJob } from "#features/content-board/admin/follow-job.ts";
import type { JobAnswer } from "#features/content-board/calls.ts";
import type { EntryDocument } from "#features/pages/entry-document.ts";
import type { LanguageCode } from "#platform/language/languages.ts";
import { clientOf } from "#platform/session/call-client.ts";
import type { editorCalls } from "../calls.ts";
import type { syncDraft } from "../draft/sync-draft.ts";
import { useEditor, useEditorState } from "./use-editor.ts";

const call = clientOf<typeof editorCalls>();

type Stage =
  | ("idle" | "publishing" | "takingOff")
  | ("done" | "gone" | "nothing" | "refused" | "failed" | "unknown");

/** Publishes the entry that is open, waits for what becomes of it, and shows what is live then. */
export function usePublishing(sync: ReturnType<typeof syncDraft>, onPublished: () => void) {
  const editor = useEditor();
  const [stage, setStage] = useState<Stage>("idle");
  const [progress, setProgress] = useState<JobAnswer["progress"]>(null);
  const [failed, setFailed] = useState<readonly string[]>([]);
  const [seen, setSeen] = useState<EntryDocument>();
  // What visitors see is not the newest any more once somebody writes on.
  const isStill = useEditorState(({ document }) => document === seen);

  async function publish(languages: readonly LanguageCode[]): Promise<void> {
    setStage("publishing");
    setFailed([]);
    editor.setState({ isAsked: true });
    await sync.flush();
    const { pending, document } = editor.getState();
    if (pending.length > 0) return setStage("failed");
    const { id } = document;
    const body = { id, languages: [...languages] };
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
      await sync.askAnew();
      if (wasLost) onPublished();
      setSeen(editor.getState().document);
      return setStage(wasLost ? "done" : "nothing");
    }
    await follow(job, "done");
  }

  /** Waits for the end of a job, and shows what is there then. */
  async function follow(job: string, good: "done" | "gone"): Promise<void> {
    setStage(good === "gone" ? "takingOff" : "publishing");
    const end = await followJob({
      ask: () => call("GET /api/admin/entry/job", { query: { job } }),
      shows: ({ progress }) => setProgress(progress),
    });
    if (typeof end === "string") return setStage("unknown");
    setFailed(end.problems);
    await sync.askAnew();
    onPublished();
    setSeen(editor.getState().document);
    return setStage(end.state === "done" ? good : "failed");
  }

  const isPast = (stage === "done" || stage === "nothing") && !isStill;
  return { stage: isPast ? "idle" : stage, progress, failed, publish, follow };
}
