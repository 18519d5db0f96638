import { useState } from "react";
import { useTranslations } from "use-intl";
import { useSend } from "#platform/admin/use-send.ts";
import { useLanguage } from "#platform/language/use-language.ts";
import { showToast } from "#ui/toast/toast-store.ts";
import type { contentBoardCalls, KeptFromBin } from "../../calls.ts";

/** Throws entries away; `kept` is what keeps them from it, until it is asked again. */
export function useBin(onDone: () => void) {
  const t = useTranslations("admin.content.bin");
  const toasts = useTranslations("toasts");
  const { code: shown } = useLanguage();
  const { send, isBusy } = useSend<typeof contentBoardCalls>();
  const [kept, setKept] = useState<readonly KeptFromBin[]>([]);

  async function put(ids: readonly string[]): Promise<void> {
    setKept([]);
    const body = { ids: [...ids], shown };
    const answer = await send("POST /api/admin/content/bin", { body }, { stay: true });
    if (!answer) return;
    if (answer.kept.length > 0) return setKept(answer.kept);
    const text = t("done", { count: ids.length });
    showToast({ kind: "success", title: toasts("successTitle"), text });
    onDone();
  }

  return { put, kept, isBusy };
}
