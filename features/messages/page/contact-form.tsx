import { type SubmissionResult, useForm } from "@conform-to/react";
import { parseWithValibot } from "@conform-to/valibot";
import { useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import type { InferOutput } from "valibot";
import { useLanguage } from "#platform/language/use-language.ts";
import { campaignSource } from "#platform/submissions/campaign-source.ts";
import { draftKeys, forgetDraft, restoreDraft } from "#platform/submissions/form-draft.ts";
import { Honeypot } from "#platform/submissions/honeypot.tsx";
import { honeypotControl } from "#platform/submissions/honeypot-control.ts";
import { PrivacyNote } from "#platform/submissions/privacy-note.tsx";
import { Receipt, type ReceiptFacts } from "#platform/submissions/receipt.tsx";
import { type RefusedForm, refusedFormOf } from "#platform/submissions/refused-form.ts";
import { SubmitRow } from "#platform/submissions/submit-row.tsx";
import { getReadyToSend, useSubmission } from "#platform/submissions/use-submission.ts";
import { contactAddress } from "../contact-address.ts";
import { type ContactForm as Body, contactControls } from "../contact-fields.ts";
import { ContactFormField } from "./contact-form-field.tsx";
import { contactControlsSchema } from "./contact-form-schema.ts";
import { EnquiryNote } from "./enquiry-note.tsx";
import { type Enquiry, useEnquiryInMessage } from "./use-enquiry-in-message.ts";

const controls = Object.keys(contactControls) as (keyof typeof contactControls)[];

/** The contact page's form, and in its place, once it was sent, a receipt. */
export function ContactForm({ enquiry }: { enquiry?: Enquiry }) {
  const t = useTranslations();
  const [receipt, setReceipt] = useState<ReceiptFacts>();
  const [isAgain, setAgain] = useState(false);
  if (!receipt) return <MessageForm enquiry={enquiry} isAgain={isAgain} onSent={setReceipt} />;
  return (
    <Receipt
      {...receipt}
      heading={t("forms.contact.sent")}
      steps={[t("forms.contact.next"), t("contact.next.reading"), t("receipt.addMore")]}
      again={t("receipt.again")}
      onAgain={() => {
        setAgain(true);
        setReceipt(undefined);
      }}
    />
  );
}

interface Props {
  enquiry: Enquiry | undefined;
  /** It was asked for after a receipt: the focus begins anew in it. */
  isAgain: boolean;
  onSent(receipt: ReceiptFacts): void;
}

/** A plain HTML form first; React adds messages in place and a try that is safe to repeat. */
function MessageForm({ enquiry, isAgain, onSent }: Props) {
  const t = useTranslations("forms");
  const { code } = useLanguage();
  const element = useRef<HTMLFormElement>(null);
  const { submit, isLoading } = useSubmission(contactAddress);
  const [lastResult, setLastResult] = useState<SubmissionResult<string[]>>();
  const [refused, setRefused] = useState<RefusedForm>();
  const [problem, setProblem] = useState<string>();

  const [form, fields] = useForm<InferOutput<typeof contactControlsSchema>>({
    id: "contact",
    lastResult,
    defaultNoValidate: false,
    shouldValidate: "onSubmit",
    shouldRevalidate: "onInput",
    onValidate: ({ formData }) =>
      parseWithValibot(formData, { schema: contactControlsSchema, info: { abortPipeEarly: true } }),
    async onSubmit(event, { submission, formData }) {
      event.preventDefault();
      setRefused(undefined);
      setProblem(undefined);
      if (submission?.status !== "success") return;
      const result = await submit(bodyOf(formData));
      if (result.receipt) {
        forgetDraft(draftKeys.contact);
        onSent(result.receipt);
      }
      if (result.errors) {
        setLastResult(submission.reply({ fieldErrors: errorsByControl(result.errors) }));
      }
      setProblem(result.problem);
    },
  });

  useEffect(() => {
    if (element.current) restoreDraft(element.current, draftKeys.contact);
    setRefused(refusedFormOf("contact"));
    if (isAgain) element.current?.querySelector<HTMLElement>("[data-draft-field]")?.focus();
  }, [isAgain]);
  const { shown, toggle } = useEnquiryInMessage(element, enquiry);

  return (
    <form
      ref={element}
      id={form.id}
      method="post"
      action={contactAddress}
      data-form="contact"
      data-draft={draftKeys.contact}
      onSubmit={form.onSubmit}
      noValidate={form.noValidate}
      onFocus={getReadyToSend}
      aria-labelledby="contact-form-heading"
      className="grid gap-5 sm:grid-cols-2"
    >
      <h2 id="contact-form-heading" className="text-subtitle sm:col-span-2">
        {t("contact.heading")}
      </h2>
      <input type="hidden" name="language" value={code} />
      <Honeypot />
      {controls.map((control) => (
        <ContactFormField
          key={control}
          control={control}
          code={fields[control].errors?.[0]}
          message={refused?.errors[control]}
        />
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

function errorsByControl(errors: Record<string, string[]>): Record<string, string[]> {
  return Object.fromEntries(
    controls.flatMap((control) => {
      const codes = errors[contactControls[control] satisfies keyof Body];
      return codes ? [[control, codes]] : [];
    }),
  );
}
