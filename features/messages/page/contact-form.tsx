import { useTranslations } from "use-intl";
import { useLanguage } from "#platform/language/use-language.ts";
import { campaignSource } from "#platform/submissions/campaign-source.ts";
import { draftKeys } from "#platform/submissions/form-draft.ts";
import { Honeypot } from "#platform/submissions/honeypot.tsx";
import { honeypotControl } from "#platform/submissions/honeypot-control.ts";
import { PrivacyNote } from "#platform/submissions/privacy-note.tsx";
import { Receipt } from "#platform/submissions/receipt.tsx";
import { SubmitRow } from "#platform/submissions/submit-row.tsx";
import { useCheckedForm } from "#platform/submissions/use-checked-form.ts";
import { type Sending, useReceipt } from "#platform/submissions/use-receipt.ts";
import { contactAddress } from "../contact-address.ts";
import { type ContactControl, contactControls } from "../contact-fields.ts";
import { ContactFormField } from "./contact-form-field.tsx";
import { type Enquiry, useEnquiryInMessage } from "./use-enquiry-in-message.ts";

const controls = Object.keys(contactControls) as ContactControl[];

/** The contact page's form, and in its place, once it was sent, a receipt. */
export function ContactForm({ enquiry }: { enquiry?: Enquiry }) {
  const t = useTranslations();
  const { receipt, onAgain, ...form } = useReceipt();
  if (!receipt) return <MessageForm enquiry={enquiry} {...form} />;
  return (
    <Receipt
      {...receipt}
      inCard
      heading={t("forms.contact.sent")}
      steps={[t("forms.contact.next"), t("contact.next.reading"), t("receipt.addMore")]}
      again={t("receipt.again")}
      onAgain={onAgain}
    />
  );
}

/** A plain HTML form first; React adds messages in place and a try that is safe to repeat. */
function MessageForm({ enquiry, isAgain, onSent }: { enquiry: Enquiry | undefined } & Sending) {
  const t = useTranslations("forms");
  const { code } = useLanguage();
  const { element, errors, problem, isLoading, props } = useCheckedForm<ContactControl>({
    name: "contact",
    address: contactAddress,
    draftKey: draftKeys.contact,
    controls: contactControls,
    loadSchema: async () => (await import("../contact-schema.ts")).contactFormSchema,
    bodyOf,
    onSent,
    isAgain,
  });
  const { shown, toggle } = useEnquiryInMessage(element, enquiry);

  return (
    <form {...props} aria-labelledby="contact-form-heading" className="grid gap-5 sm:grid-cols-2">
      <h2 id="contact-form-heading" className="text-subtitle sm:col-span-2">
        {t("contact.heading")}
      </h2>
      <input type="hidden" name="language" value={code} />
      <Honeypot />
      {controls.map((control) => (
        <ContactFormField key={control} control={control} error={errors[control]} />
      ))}
      {shown && <EnquiryNote isPlaced={shown.isPlaced} onToggle={toggle} />}
      <SubmitRow
        privacy={<PrivacyNote />}
        isLoading={isLoading}
        words={t("contact.send")}
        problem={problem}
      />
    </form>
  );
}

function bodyOf(form: FormData): Record<string, string> {
  const fields = controls.map((control) => [contactControls[control], String(form.get(control))]);
  return {
    ...Object.fromEntries(fields),
    Website: String(form.get(honeypotControl)),
    ...campaignSource(),
  };
}

/** Says that the message holds more than what was typed, and takes that out again, or puts it back. */
function EnquiryNote({ isPlaced, onToggle }: { isPlaced: boolean; onToggle(): void }) {
  const t = useTranslations("enquiry");
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-small sm:col-span-2">
      <span role="status">{t(isPlaced ? "placed" : "takenOut")}</span>
      <button
        type="button"
        onClick={onToggle}
        className="min-h-11 font-medium text-brand underline underline-offset-4"
      >
        {t(isPlaced ? "takeOut" : "putBack")}
      </button>
    </p>
  );
}
