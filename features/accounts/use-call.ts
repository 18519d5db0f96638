import { useState } from "react";
import type { CallOutcome } from "#platform/session/call-client.ts";
import { useFocusBack } from "#ui/button/use-focus-back.ts";
import { useProblemWords } from "./use-problem-words.ts";

/** For a button that calls the API without a form: whether it is under way, and what went wrong. */
export function useCall() {
  const inWords = useProblemWords();
  const [isLoading, setLoading] = useState(false);
  useFocusBack(isLoading);
  const [problem, setProblem] = useState<string>();

  /** Undefined: it did not work, and `problem` says why. */
  async function call<Answer>(
    send: () => Promise<CallOutcome<Answer>>,
  ): Promise<Answer | undefined> {
    setLoading(true);
    setProblem(undefined);
    const result = await send();
    setLoading(false);
    setProblem(inWords(result));
    return result.outcome === "done" ? result.answer : undefined;
  }

  return { call, isLoading, problem };
}
