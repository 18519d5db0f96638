import { useEffect, useState } from "react";
import { keepChosenPlace } from "#features/cart/chosen-place.ts";
import type { LanguageCode } from "#platform/language/languages.ts";
import { type CallOutcome, clientOf } from "#platform/session/call-client.ts";
import type { OrderSums, orderCalls } from "../calls.ts";

const call = clientOf<typeof orderCalls>();

/** What the lines cost this buyer, asked again whenever that may have changed; the last answer stays until then. */
export function useSums(
  lines: string,
  { kind, country, hasVatId }: { kind: string; country: string; hasVatId: boolean },
  language: LanguageCode,
  tell: (result: CallOutcome<OrderSums>) => void,
) {
  const [sums, setSums] = useState<OrderSums>();
  const [isBusy, setBusy] = useState(false);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: who is told is made anew with each render
  useEffect(() => {
    if (lines === "") return;
    const asking = new AbortController();
    setBusy(true);
    call("GET /api/shop/sums", {
      query: {
        ...{ lines, language },
        ...(country && { country }),
        ...((kind === "person" || kind === "business") && { kind }),
        ...(hasVatId && { vatId: "yes" as const }),
      },
      signal: asking.signal,
    }).then(
      (result) => {
        setBusy(false);
        tell(result);
        if (result.outcome !== "done") return;
        setSums(result.answer);
        if (country) keepChosenPlace({ country, ...result.answer });
      },
      () => {},
    );
    return () => asking.abort();
  }, [lines, kind, country, hasVatId, language, tries]);
  const askAgain = () => setTries(tries + 1);
  return { sums: lines === "" ? undefined : sums, setSums, isBusy, askAgain };
}
