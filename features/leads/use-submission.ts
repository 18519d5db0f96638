import { useRef, useState } from "react";
import { useFormatter, useTranslations } from "use-intl";
import { useLanguage } from "#features/i18n/use-language.ts";
import { waitInWords } from "#features/i18n/wait-in-words.ts";
import { makeKey } from "#features/session/make-key.ts";
import { loadToastContainer } from "#ui/toast/load-toast-container.ts";
import { showToast } from "#ui/toast/toast-store.ts";
import type { SendOutcome, sendLead } from "./send-lead.ts";

/**
 * Loads what sending and its answer need, and fetches the forgery token; call it when a form is first touched.
 * The toast comes along, since one that is loaded when the server is down cannot say so.
 */
export function getReadyToSend(): void {
  const sending = import("./send-lead.ts").then(({ prepareToSend }) => prepareToSend());
  // What does not come now is asked for again by the submission, which says what is wrong.
  Promise.all([sending, loadToastContainer()]).catch(() => {});
}

async function send(...submission: Parameters<typeof sendLead>): Promise<SendOutcome> {
  try {
    const loaded = await import("./send-lead.ts");
    return await loaded.sendLead(...submission);
  } catch (error) {
    console.error(error);
    return { outcome: "offline" };
  }
}

/** How a submission ended, for the form to show. */
export interface Submission {
  reference?: string;
  /** Field → message code, from the server. */
  errors?: Record<string, string[]>;
  /** A sentence that stays beside the form; the toast alone would go away. */
  problem?: string;
}

/**
 * Sends a form, one try at a time, and tells the visitor how it ended.
 * The idempotency key stays while the text stays, so that a second click after a lost answer is one message.
 */
export function useSubmission(address: string) {
  const t = useTranslations();
  const format = useFormatter();
  const { code: language } = useLanguage();
  const [isLoading, setLoading] = useState(false);
  const attempt = useRef({ body: "", key: "" });

  async function submit(body: Record<string, string>): Promise<Submission> {
    const written = JSON.stringify(body);
    if (attempt.current.body !== written) {
      attempt.current = { body: written, key: makeKey() };
    }
    setLoading(true);
    const result = await send(address, body, { key: attempt.current.key, language });
    setLoading(false);

    if (result.outcome === "sent") {
      attempt.current = { body: "", key: "" };
      showToast({ kind: "success", title: t("toasts.successTitle"), text: t("toasts.sent") });
      return { reference: result.reference };
    }
    showToast({ kind: "error", title: t("toasts.errorTitle"), text: t("toasts.failed") });
    if (result.outcome === "refused") return { errors: result.errors };
    if (result.outcome === "limited") {
      const wait = waitInWords(result.waitSeconds, format.number);
      return { problem: t("forms.status.limited", { wait }) };
    }
    return {
      problem: t(`forms.status.${result.outcome === "offline" ? "offline" : "unavailable"}`),
    };
  }

  return { submit, isLoading };
}
