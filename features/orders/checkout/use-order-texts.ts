import { useEffect, useState } from "react";
import type { LanguageCode } from "#platform/language/languages.ts";
import { clientOf } from "#platform/session/call-client.ts";
import type { OrderTexts, orderCalls } from "../calls.ts";

const call = clientOf<typeof orderCalls>();

/** Pause in typing, ms. */
const pause = 500;

/** The legal texts of this order, asked for again whenever a fact in them changed; the last answer stays until then. */
export function useOrderTexts(lines: string, facts: string, language: LanguageCode) {
  const [texts, setTexts] = useState<OrderTexts | "failed">();
  useEffect(() => {
    if (lines === "" || facts === "") return setTexts(undefined);
    let isOutdated = false;
    const timer = setTimeout(async () => {
      const body = { lines, language, ...JSON.parse(facts) };
      const result = await call("POST /api/shop/texts", { body });
      if (isOutdated) return;
      setTexts(result.outcome === "done" ? result.answer.texts : "failed");
    }, pause);
    return () => {
      isOutdated = true;
      clearTimeout(timer);
    };
  }, [lines, facts, language]);
  return texts;
}
