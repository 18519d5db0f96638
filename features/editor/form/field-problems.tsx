import { useShallow } from "zustand/react/shallow";
import { useGateWords } from "#features/pages/use-gate-words.ts";
import { useEditorState } from "../screen/use-editor.ts";

/** What the gate says of a field, in the language that is shown. */
export function FieldProblems({ at }: { at: string }) {
  const say = useGateWords();
  const problems = useEditorState(
    useShallow(({ problems, language }) =>
      problems.filter(
        ({ field, language: of }) =>
          (field === at || field === `${at}.${language}`) && (of === null || of === language),
      ),
    ),
  );
  return problems.map((problem) => (
    <p
      key={`${problem.level} ${problem.message}`}
      className={problem.level === "error" ? "editor-problem" : "editor-warning"}
    >
      {say(problem.code, problem.value)}
    </p>
  ));
}
