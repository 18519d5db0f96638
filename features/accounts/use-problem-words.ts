import { useFormatter, useTranslations } from "use-intl";
import { waitInWords } from "#platform/language/wait-in-words.ts";
import type { CallOutcome, CallProblem } from "#platform/session/call-client.ts";

/** What became of a call → its sentence in `auth.status`. */
const sentences = {
  wrong: "wrong",
  gone: "gone",
  signedOut: "signedOut",
  notAllowed: "notAllowed",
  // The one thing that these calls find in their way (calls.ts).
  conflict: "lastAdministrator",
  unavailable: "unavailable",
} as const satisfies Record<Exclude<CallProblem, "offline"> | "conflict", string>;

/**
 * Puts what became of a call into a sentence; undefined where there is nothing wrong with the call as a whole. When no
 * answer came, nobody knows whether a change was made (`lost`); a call that only reads has missed its answer, no more.
 */
export function useProblemWords(
  offline: "lost" | "offline" = "lost",
): (result: CallOutcome<unknown>) => string | undefined {
  const t = useTranslations("auth.status");
  const format = useFormatter();
  return (result) => {
    if (result.outcome === "done" || result.outcome === "refused") return undefined;
    if (result.outcome === "offline") return t(offline);
    if (result.outcome !== "limited") return t(sentences[result.outcome]);
    return t("limited", { wait: waitInWords(result.waitSeconds, format.number) });
  };
}
