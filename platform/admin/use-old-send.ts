import { useState } from "react";
import { useRevalidator } from "react-router";
import { useTranslations } from "use-intl";
import { sendJson } from "#platform/session/send-json.ts";
import { showToast } from "#ui/toast/toast-store.ts";
import { signInAddress } from "./ask-admin.ts";

interface Sending {
  /** Said when it worked. */
  done?: string;
  /** What the screen shows is gone; the caller leads on. */
  stay?: boolean;
  /** Idempotency key. */
  key?: string;
  /** Something else has been done already (409): gives what to say, or nothing where the screen asks itself. */
  refused?: (refusal: Refusal) => string | undefined;
}

/** Why a change was refused with 409. `answered`: somebody's reply that the sender had not seen. */
export interface Refusal {
  answered?: { by: string; reply: string };
}

/**
 * Changes something through the back office's API; then the screen shows what is there now.
 * `send` resolves to whether it worked; what did not work says so in a toast.
 */
export function useOldSend() {
  const t = useTranslations();
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);

  async function send(
    call: string,
    body: object,
    { done, stay = false, key, refused }: Sending = {},
  ): Promise<boolean> {
    setBusy(true);
    const headers = key ? { "idempotency-key": key } : undefined;
    const response = await sendJson(`/api/admin/${call}`, body, { headers }).catch(() => undefined);
    setBusy(false);
    if (response?.status === 401) location.assign(signInAddress(location));
    if (!response?.ok) {
      const isAnswered = response?.status === 409 && refused !== undefined;
      const text = isAnswered
        ? refused(await response.json().catch(() => ({})))
        : t("admin.problem.notSaved");
      if (text) showToast({ kind: "error", title: t("toasts.errorTitle"), text });
      if (!isAnswered) return false;
    }
    if (response?.ok && done)
      showToast({ kind: "success", title: t("toasts.successTitle"), text: done });
    if (!stay) await revalidate();
    return response?.ok ?? false;
  }

  return { send, isBusy };
}
