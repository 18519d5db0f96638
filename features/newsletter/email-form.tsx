import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { useLanguage, useLocalizedPath } from "#platform/language/use-language.ts";
import { isEmail } from "#platform/rules/email-rule.ts";
import { draftKeys, forgetDraft, restoreDraft } from "#platform/submissions/form-draft.ts";
import { Honeypot } from "#platform/submissions/honeypot.tsx";
import { honeypotControl } from "#platform/submissions/honeypot-control.ts";
import { Receipt } from "#platform/submissions/receipt.tsx";
import { refusedFormOf } from "#platform/submissions/refused-form.ts";
import { type Sending, useReceipt } from "#platform/submissions/use-receipt.ts";
import { getReadyToSend, useSubmission } from "#platform/submissions/use-submission.ts";
import { buttonLook } from "#ui/button/button-look.ts";
import { Spinner } from "#ui/button/spinner.tsx";
import { ErrorSlot } from "#ui/form-field/form-field.tsx";
import { useIsInteractive } from "#ui/view-time/use-at-view-time.ts";
import { newsletterAddress } from "./newsletter-address.ts";
import type { Wanted } from "./wanted.ts";

/** A form of one field, and in its place, once it was sent, a receipt. `wants`: what the address is left for. */
export default function EmailForm({ wants = "news" }: { wants?: Wanted }) {
  const t = useTranslations();
  const { receipt, onAgain, ...form } = useReceipt();
  if (!receipt) return <AddressForm wants={wants} {...form} />;
  return (
    <Receipt
      {...receipt}
      heading={t(
        wants === "checklist" ? "forms.emailCapture.checklist.sent" : "forms.emailCapture.sent",
      )}
      again={t("receipt.againWithAddress")}
      onAgain={onAgain}
    />
  );
}

/** Leaves an address, which its owner then confirms by mail. */
function AddressForm({ wants, isAgain, onSent }: { wants: Wanted } & Sending) {
  const t = useTranslations("forms");
  const nav = useTranslations("nav");
  const to = useLocalizedPath();
  const { code } = useLanguage();
  const { submit, isLoading } = useSubmission(newsletterAddress);
  const isInteractive = useIsInteractive();
  const [error, setError] = useState<string>();
  const [status, setStatus] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  // A page may have two: one in its hero, one at its end.
  const id = useId();

  useEffect(() => {
    const refused = refusedFormOf("email");
    if (refused) {
      setError(refused.errors.email);
      setStatus(refused.status);
    } else if (form.current) restoreDraft(form.current, draftKeys.email);
    // The focus may have been there before this code.
    if (form.current?.contains(document.activeElement)) getReadyToSend();
    if (isAgain) form.current?.querySelector<HTMLElement>("[data-draft-field]")?.focus();
  }, [isAgain]);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const target = event.currentTarget;
    const data = new FormData(target);
    const email = String(data.get("email"));
    setStatus(undefined);
    if (!isEmail(email)) {
      setError(t(`errors.email.${email === "" ? "required" : "invalid_email"}`));
      target.querySelector<HTMLInputElement>("[name=email]")?.focus();
      return;
    }
    setError(undefined);
    const body = { Email: email, Wants: wants, Website: String(data.get(honeypotControl)) };
    const { receipt, errors, problem } = await submit(body, target);
    if (receipt) {
      forgetDraft(draftKeys.email);
      onSent(receipt);
    }
    if (errors) setError(t("errors.email.invalid_email"));
    if (problem) setStatus(problem);
  }

  return (
    <form
      ref={form}
      method="post"
      action={newsletterAddress}
      data-form="email"
      data-draft={draftKeys.email}
      onSubmit={send}
      onFocus={getReadyToSend}
      noValidate={isInteractive}
      className="@container grid gap-2"
    >
      <input type="hidden" name="language" value={code} />
      <input type="hidden" name="wants" value={wants} />
      <Honeypot />
      {wants === "checklist" && <p className="text-pretty">{t("emailCapture.checklist.offer")}</p>}
      <div className="flex @sm:flex-row flex-col gap-2">
        <label htmlFor={id} className="sr-only">
          {t("emailCapture.label")} ({t("required")})
        </label>
        <input
          id={id}
          name="email"
          type="email"
          required
          autoComplete="email"
          placeholder={t("contact.emailPlaceholder")}
          data-draft-field=""
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-error ${id}-error-example ${id}-consent`}
          className="field-control @sm:flex-1"
          onInput={() => setError(undefined)}
        />
        <button type="submit" disabled={isLoading} className={buttonLook("primary")}>
          {isLoading && <Spinner />}
          {isLoading ? t("emailCapture.sending") : t("emailCapture.send")}
        </button>
      </div>
      <ErrorSlot
        id={`${id}-error`}
        name="email"
        error={error}
        example={t("errors.email.example")}
      />
      <p id={`${id}-consent`} className="text-ink-soft text-small">
        {t(wants === "checklist" ? "emailCapture.checklist.consent" : "emailCapture.consent")}{" "}
        <Link to={to("/privacy")} className="whitespace-nowrap underline underline-offset-4">
          {nav("privacy")}
        </Link>
      </p>
      <p role="status" data-form-status="" className="font-medium text-small empty:sr-only">
        {status}
      </p>
    </form>
  );
}
