import { useState } from "react";
import { useRevalidator } from "react-router";
import { useTranslations } from "use-intl";
import { sendJson } from "#features/session/send-json.ts";
import { showToast } from "#ui/toast/toast-store.ts";
import { signInAddress } from "./ask-admin.ts";

/**
 * Changes something through the back office's API; then the screen shows what is there now.
 * `send` resolves to whether it worked; what did not work says so in a toast.
 */
export function useSend() {
  const t = useTranslations();
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);

  async function send(
    call: string,
    body: object,
    done?: string,
    /** `stay`: what the screen shows is gone; the caller leads on. */
    { stay = false } = {},
  ): Promise<boolean> {
    setBusy(true);
    const response = await sendJson(`/api/admin/${call}`, body).catch(() => undefined);
    setBusy(false);
    if (response?.status === 401) location.assign(signInAddress(location));
    if (!response?.ok) {
      const text = t("admin.problem.notSaved");
      showToast({ kind: "error", title: t("toasts.errorTitle"), text });
      return false;
    }
    if (done) showToast({ kind: "success", title: t("toasts.successTitle"), text: done });
    if (!stay) await revalidate();
    return true;
  }

  return { send, isBusy };
}
