import { useEffect } from "react";
import { useTranslations } from "use-intl";
import { useShallow } from "zustand/react/shallow";
import { useGateWords } from "#features/pages/use-gate-words.ts";
import { languageCodes } from "#platform/language/languages.ts";
import { clientOf } from "#platform/session/call-client.ts";
import type { editorCalls, GateProblem } from "../calls.ts";
import type { syncDraft } from "../draft/sync-draft.ts";
import { shownProblems } from "../form/shown-problems.ts";
import { useEditor, useEditorState } from "./use-editor.ts";
import { useFieldPath } from "./use-field-path.ts";

const call = clientOf<typeof editorCalls>();

interface Props {
  /** Goes to a field. */
  goTo(at: string): void;
}

/** Asks the gate, now and then by itself, so that what it says stands beside the fields before anybody publishes. */
export function useCheck() {
  const editor = useEditor();
  const revision = useEditorState((state) => state.revision);

  /** @param sync where somebody asks: then all of it is said. @returns whether there was an answer */
  async function check(sync?: ReturnType<typeof syncDraft>): Promise<boolean> {
    if (sync) editor.setState({ isAsked: true });
    await sync?.flush();
    const { id } = editor.getState().document;
    const result = await call("GET /api/admin/entry/check", { query: { id } });
    if (result.outcome === "done") editor.setState({ problems: result.answer.problems });
    return result.outcome === "done";
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: again with each step that the server has
  useEffect(() => {
    const timer = setTimeout(() => void check(), 1_000);
    return () => clearTimeout(timer);
  }, [revision]);

  return { check };
}

/** What stands against going live, and the ways to it. */
export function GateProblems({ goTo }: Props) {
  const t = useTranslations("admin.editor.publish");
  const problems = useEditorState(useShallow(shownProblems));
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

function ProblemLink({ problem, goTo }: { problem: GateProblem } & Props) {
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
