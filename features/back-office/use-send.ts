import { useState } from "react";
import { useRevalidator } from "react-router";
import { useTranslations } from "use-intl";
import { sendJson } from "#features/session/send-json.ts";
import { showToast } from "#ui/toast/toast-store.ts";
import { signInAddress } from "./ask-admin.ts";

interface Sending {
  /** Said when it worked. */
  done?: string;
  /** What the screen shows is gone; the caller leads on. */
  stay?: boolean;
  /** Idempotency key. */
  key?: string;
  /** Refused because something else has been done already (409): what to say, and what to do. */
  repeated?: { words: string; after(): void };
}

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
    { done, stay = false, key, repeated }: Sending = {},
  ): Promise<boolean> {
    setBusy(true);
    const headers = key ? { "idempotency-key": key } : undefined;
    const response = await sendJson(`/api/admin/${call}`, body, { headers }).catch(() => undefined);
    setBusy(false);
    if (response?.status === 401) location.assign(signInAddress(location));
    const isRepeated = response?.status === 409 && repeated !== undefined;
    if (!response?.ok) {
      const text = isRepeated ? repeated.words : t("admin.problem.notSaved");
      showToast({ kind: "error", title: t("toasts.errorTitle"), text });
      if (!isRepeated) return false;
      repeated.after();
    }
    if (response?.ok && done)
      showToast({ kind: "success", title: t("toasts.successTitle"), text: done });
    if (!stay) await revalidate();
    return response?.ok ?? false;
  }

  return { send, isBusy };
}
