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
import { FormField } from "#ui/form-field/form-field.tsx";
import { choices, type EnquiryKind, enquiryAddresses, enquiryControls } from "../enquiry-fields.ts";

interface Props {
  kind: EnquiryKind;
}

/** A form that asks more than the contact form, and in its place, once it was sent, a receipt. */
export default function EnquiryForm({ kind }: Props) {
  const t = useTranslations();
  const { receipt, onAgain, ...form } = useReceipt();
  if (!receipt) return <EmptyForm kind={kind} {...form} />;
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

type Control =
  | keyof (typeof enquiryControls)["project"]
  | keyof (typeof enquiryControls)["partner"];

/** Controls that are typed into, and what a browser should know of them. */
const typed = {
  name: { type: "text", autoComplete: "name", required: true },
  email: { type: "email", autoComplete: "email", required: true },
  number: { type: "tel", autoComplete: "tel", required: false },
  company: { type: "text", autoComplete: "organization", required: true },
  homepage: { type: "text", autoComplete: "url", required: false },
} as const;

/** Controls that are chosen from, and the words of their options (`forms.enquiry.…`). */
const chosen = {
  field: { options: choices.fields, words: "fields" },
  size: { options: choices.sizes, words: "sizes" },
  start: { options: choices.starts, words: "starts" },
  has: { options: choices.has, words: "hasOptions" },
} as const;

function EmptyForm({ kind, isAgain, onSent }: Props & Sending) {
  const t = useTranslations("forms");
  const { code } = useLanguage();
  const controls: Partial<Record<Control, string>> = enquiryControls[kind];
  const names = Object.keys(controls) as Control[];
  const { errors, problem, isLoading, props } = useCheckedForm<Control>({
    name: kind,
    address: enquiryAddresses[kind],
    draftKey: draftKeys[kind],
    controls: controls as Record<Control, string>,
    loadSchema: async () => (await import("../enquiry-schemas.ts")).enquirySchemas[kind],
    bodyOf: (data) => bodyOf(kind, data),
    onSent,
    isAgain,
  });

  const labels: Record<Control, string> = {
    name: t("contact.name"),
    email: t("contact.email"),
    number: t("enquiry.phone"),
    company: t("contact.company"),
    homepage: t("enquiry.optionalHomepage"),
    field: t("enquiry.field"),
    size: t("enquiry.size"),
    start: t("enquiry.start"),
    has: t("enquiry.has"),
    message: t(`enquiry.${kind}`),
  };
  const messageOf = (control: Control) => {
    const error = errors[control];
    if (error === undefined) return undefined;
    const one = `errors.${control}.${error}` as "errors.name.required";
    const any = `errors.${control}.required` as "errors.name.required";
    if (t.has(one)) return t(one);
    return /^[a-z_]+$/.test(error) && t.has(any) ? t(any) : error;
  };
  const shared = (control: Control) => ({
    id: `${kind}-${control}`,
    name: control,
    "data-draft-field": "",
    "aria-invalid": errors[control] ? (true as const) : undefined,
    "aria-describedby": `${kind}-${control}-error`,
  });

  return (
    <form {...props} aria-labelledby={`${kind}-form-heading`} className="grid gap-5 sm:grid-cols-2">
      <h2 id={`${kind}-form-heading`} className="text-subtitle sm:col-span-2">
        {t("contact.heading")}
      </h2>
      <input type="hidden" name="language" value={code} />
      <Honeypot />
      {names.map((control) => {
        const isTyped = control in typed;
        const look = isTyped ? typed[control as keyof typeof typed] : undefined;
        const choice = control in chosen ? chosen[control as keyof typeof chosen] : undefined;
        return (
          <div key={control} className={control === "message" ? "sm:col-span-2" : undefined}>
            <FormField
              id={`${kind}-${control}`}
              name={control}
              label={labels[control]}
              requiredLabel={look?.required === false ? undefined : t("required")}
              error={messageOf(control)}
              example={control === "email" ? t("errors.email.example") : undefined}
            >
              {look && <input {...shared(control)} {...look} className="field-control" />}
              {choice && (
                <select {...shared(control)} required defaultValue="" className="field-control">
                  <option value="">{t("enquiry.choose")}</option>
                  {choice.options.map((option) => (
                    <option key={option} value={option}>
                      {t(`enquiry.${choice.words}.${option}` as "enquiry.fields.web")}
                    </option>
                  ))}
                </select>
              )}
              {control === "message" && (
                <textarea
                  {...shared(control)}
                  required
                  className="field-control h-[150px] resize-y"
                />
              )}
            </FormField>
          </div>
        );
      })}
      <SubmitRow
        privacy={<PrivacyNote />}
        isLoading={isLoading}
        words={t("contact.send")}
        problem={problem}
      />
    </form>
  );
}

function bodyOf(kind: EnquiryKind, data: FormData): Record<string, string> {
  const fields = Object.entries(enquiryControls[kind]).map(([control, field]) => [
    field,
    String(data.get(control) ?? ""),
  ]);
  return {
    ...Object.fromEntries(fields),
    Website: String(data.get(honeypotControl) ?? ""),
    ...campaignSource(),
  };
}
