import { useEffect, useState } from "react";
import type { CallOutcome } from "#platform/session/call-client.ts";
import { useProblemWords } from "./use-problem-words.ts";

/** What a call answers, once it has; `put` replaces it by what a change has answered. */
export function useAnswer<Answer>(ask: () => Promise<CallOutcome<Answer>>) {
  const inWords = useProblemWords("offline");
  const [result, setResult] = useState<CallOutcome<Answer>>();

  async function load(): Promise<void> {
    setResult(await ask());
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    void load();
  }, []);

  return {
    answer: result?.outcome === "done" ? result.answer : undefined,
    problem: result && inWords(result),
    load,
    put: (answer: Answer) => setResult({ outcome: "done", answer }),
  };
}
