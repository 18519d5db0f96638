import { useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { type CallArguments, clientOf } from "#platform/session/call-client.ts";
import type { MachineAnswer, TakenText, translationCalls } from "../calls.ts";

const call = clientOf<typeof translationCalls>();

type Wanted = CallArguments<
  (typeof translationCalls)["POST /api/admin/translations/machine"]
>[0]["body"];

/** What has come so far. */
export interface Translated {
  taken: number;
  /** What was not taken. */
  texts: readonly TakenText[];
  /** Why it ended before its time; `notSaved`: our own server did not answer. */
  problem: MachineAnswer["problem"] | "notSaved";
  isRunning: boolean;
}

/** Has a machine translate, a few texts at a time, until nothing is left or somebody leaves the screen. */
export function useMachine() {
  const { revalidate } = useRevalidator();
  const [told, setTold] = useState<Translated>();
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  async function ask(wanted: Wanted): Promise<Translated> {
    let all: Translated = { taken: 0, texts: [], problem: null, isRunning: true };
    let after: string | undefined;
    while (all.isRunning && isHere.current) {
      setTold(all);
      const body = { ...wanted, ...(after !== undefined && { after }) };
      const result = await call("POST /api/admin/translations/machine", { body });
      if (result.outcome !== "done") {
        all = { ...all, problem: "notSaved", isRunning: false };
        break;
      }
      const { counts, texts, problem, next } = result.answer;
      all = {
        taken: all.taken + (counts.taken ?? 0),
        texts: [...all.texts, ...texts],
        problem,
        isRunning: next !== null,
      };
      after = next ?? undefined;
    }
    if (!isHere.current) return all;
    setTold(all);
    await revalidate();
    return all;
  }

  return { told, ask };
}
