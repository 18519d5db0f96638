import { useShallow } from "zustand/react/shallow";
import type { GateCode } from "#features/pages/gate/gate-codes.ts";
import { useGateWords } from "#features/pages/use-gate-words.ts";
import { wrongValues } from "#platform/fields/wrong-value.ts";
import { useEditorState } from "../screen/use-editor.ts";
import { shownProblems } from "./shown-problems.ts";

interface Props {
  at: string;
  /** What is wrong with the form of its value is said already. */
  isFormSaid?: boolean;
}

const ofForm: readonly GateCode[] = [...wrongValues, "form", "reserved", "wrongAddress"];

/** What the gate says of a field, in the language that is shown; that it is empty, once somebody was there. */
export function FieldProblems({ at, isFormSaid = false }: Props) {
  const say = useGateWords();
  const problems = useEditorState(
    useShallow((state) =>
      shownProblems(state).filter(
        ({ field, language: of, code }) =>
          !(isFormSaid && ofForm.includes(code)) &&
          (field === at || field === `${at}.${state.language}`) &&
          (of === null || of === state.language),
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
