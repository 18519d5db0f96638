import { useState } from "react";
import { useTranslations } from "use-intl";
import { useLanguage } from "#platform/language/use-language.ts";
import { clientOf } from "#platform/session/call-client.ts";
import { showToast } from "#ui/toast/toast-store.ts";
import type { contentBoardCalls, KeptFromBin } from "../../calls.ts";

const call = clientOf<typeof contentBoardCalls>();

/** Throws entries away; `kept` is what keeps them from it, until it is asked again. */
export function useBin(onDone: () => void) {
  const t = useTranslations("admin.content.bin");
  const problem = useTranslations("admin.problem");
  const toasts = useTranslations("toasts");
  const { code: shown } = useLanguage();
  const [kept, setKept] = useState<readonly KeptFromBin[]>([]);
  const [isBusy, setBusy] = useState(false);

  async function put(ids: readonly string[]): Promise<void> {
    setKept([]);
    setBusy(true);
    const result = await call("POST /api/admin/content/bin", { body: { ids: [...ids], shown } });
    setBusy(false);
    if (result.outcome !== "done")
      return showToast({ kind: "error", title: problem("heading"), text: problem("notSaved") });
    if (result.answer.kept.length > 0) return setKept(result.answer.kept);
    const text = t("done", { count: ids.length });
    showToast({ kind: "success", title: toasts("successTitle"), text });
    onDone();
  }

  return { put, kept, isBusy };
}
