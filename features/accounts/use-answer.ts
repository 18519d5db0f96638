import { useEffect, useState } from "react";
import { type CallOutcome, readApi } from "./call-api.ts";
import { useProblemWords } from "./use-problem-words.ts";

/** What an address of the API answers, once it has; `put` replaces it by what a change has answered. */
export function useAnswer<Answer>(address: string) {
  const inWords = useProblemWords();
  const [result, setResult] = useState<CallOutcome<Answer>>();

  async function load(): Promise<void> {
    setResult(await readApi<Answer>(address));
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address
  useEffect(() => {
    void load();
  }, [address]);

  return {
    answer: result?.outcome === "done" ? result.answer : undefined,
    problem: result && inWords(result),
    load,
    put: (answer: Answer) => setResult({ outcome: "done", answer }),
  };
}
