import { useRef, useState } from "react";
import { useFormatter, useTranslations } from "use-intl";
import { useLanguage } from "#platform/language/use-language.ts";
import { useFocusBack } from "#ui/button/use-focus-back.ts";
import { loadToastContainer } from "#ui/toast/load-toast-container.ts";
import { showToast } from "#ui/toast/toast-store.ts";
import { loadSending, sendWithoutCode } from "./load-sending.ts";
import type { ReceiptFacts } from "./receipt.tsx";
import type { FormCall } from "./send-form.ts";

/**
 * Loads what sending and its answer need, and then fetches the forgery token; call it when a form is first touched.
 * The toast comes along, since one that is loaded when the server is down cannot say so.
 */
export function getReadyToSend(): void {
  Promise.all([loadSending(), loadToastContainer()])
    .then(([{ prepareToSend }]) => prepareToSend())
    // What does not come is noticed by the submission.
    .catch(() => {});
}

/** One text on its way, with the idempotency key that all tries of it share. */
interface Attempt {
  body: string;
  key?: string;
}

/** Texts by the names of the API; or the form itself, where it has a file, by the names of its controls. */
type FormBody = Record<string, string> | FormData;

/** Without a connection the code that sends may not come either; once there is one again, the form goes without it. */
async function send(name: FormCall, body: FormBody, attempt: Attempt, form: HTMLFormElement) {
  const sending = await loadSending().catch(() => undefined);
  if (!sending)
    return { outcome: (await sendWithoutCode(form)) ? ("leaving" as const) : ("offline" as const) };
  attempt.key ??= sending.makeKey();
  return sending.sendForm(name, {
    body: body as Record<string, string>,
    key: attempt.key,
    patient: true,
  });
}

/** What tells one form from another; a file by what its disk says of it. */
const writeForm = (form: FormData) =>
  JSON.stringify(
    [...form].map(([name, value]) =>
      typeof value === "string"
        ? [name, value]
        : [name, value.name, value.size, value.lastModified],
    ),
  );

/** How a submission ended, for the form to show. */
export interface Submission {
  receipt?: ReceiptFacts;
  /** Field → message code, from the server. */
  errors?: Record<string, string[]>;
  /** A sentence that stays beside the form; the toast alone would go away. */
  problem?: string;
}

/**
 * Sends a form, one try at a time, and tells the visitor how it ended.
 * The idempotency key stays while the text stays, so that a second click after a lost answer is one message.
 */
export function useSubmission(address: `/${string}`) {
  const t = useTranslations();
  const format = useFormatter();
  const { code: language } = useLanguage();
  const [isLoading, setLoading] = useState(false);
  useFocusBack(isLoading);
  const attempt = useRef<Attempt>({ body: "" });

  async function submit(body: FormBody, form: HTMLFormElement): Promise<Submission> {
    const written = body instanceof FormData ? writeForm(body) : JSON.stringify(body);
    if (attempt.current.body !== written) attempt.current = { body: written };
    setLoading(true);
    // A form says its language in a control of its own.
    const fields = body instanceof FormData ? body : { ...body, Language: language };
    const result = await send(`POST ${address}`, fields, attempt.current, form);
    if (result.outcome === "leaving") return {};
    setLoading(false);

    if (result.outcome === "done" && result.answer.reference) {
      attempt.current = { body: "" };
      // Firefox fills a form again when its page is loaded anew, also one that has gone: what is sent would stand there.
      form.reset();
      showToast({ kind: "success", title: t("toasts.successTitle"), text: t("toasts.sent") });
      return { receipt: result.answer };
    }
    showToast({ kind: "error", title: t("toasts.errorTitle"), text: t("toasts.failed") });
    if (result.outcome === "refused") return { errors: result.errors };
    if (result.outcome === "limited") {
      const { waitInWords } = await import("./send-form.ts");
      const wait = waitInWords(result.waitSeconds, format.number);
      return { problem: t("forms.status.limited", { wait }) };
    }
    return {
      problem: t(`forms.status.${result.outcome === "offline" ? "offline" : "unavailable"}`),
    };
  }

  return { submit, isLoading };
}
