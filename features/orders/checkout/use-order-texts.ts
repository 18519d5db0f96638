import { useEffect, useState } from "react";
import type { LanguageCode } from "#platform/language/languages.ts";
import { clientOf } from "#platform/session/call-client.ts";
import { buyerSoFar } from "../buyer-so-far.ts";
import type { OrderTexts, orderCalls } from "../calls.ts";
import { buyerIn, consentsIn } from "./read-buyer.ts";

const call = clientOf<typeof orderCalls>();

/** Pause in typing, ms. */
const pause = 500;

/** What of the form stands in the texts, as one text that can be compared; empty while it is not known who buys where. */
export function factsOfTexts(form: HTMLFormElement): string {
  const data = new FormData(form);
  const buyer = buyerSoFar(buyerIn(data));
  return buyer ? JSON.stringify({ buyer, consents: consentsIn(data) }) : "";
}

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
