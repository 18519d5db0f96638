import { useTranslations } from "use-intl";
import type { GateCode } from "./gate/gate-codes.ts";

/** What the gate says, to people who work in the back office. */
export function useGateWords(): (code: GateCode, value: string | undefined) => string {
  const t = useTranslations("admin.editor");
  return (code, value = "") => {
    const [count = "", most = ""] = code === "tooLong" ? value.split("/") : [];
    return t(`gate.${code}`, { value, count, most });
  };
}
