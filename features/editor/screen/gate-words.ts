import { useTranslations } from "use-intl";
import type { GateProblemAnswer } from "../calls.ts";

/** What the gate says, to people. */
export function useGateWords(): (problem: Pick<GateProblemAnswer, "code" | "value">) => string {
  const t = useTranslations("admin.editor");
  return ({ code, value = "" }) => t(`gate.${code}`, { value });
}
