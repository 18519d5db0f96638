import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { site } from "#platform/content/site.ts";
import { useLanguage, useLocalizedPath } from "#platform/language/use-language.ts";
import type { FieldErrors } from "#platform/submissions/first-mistakes.ts";
import { draftKeys } from "#platform/submissions/form-draft.ts";
import { Honeypot } from "#platform/submissions/honeypot.tsx";
import { Receipt } from "#platform/submissions/receipt.tsx";
import { SubmitRow } from "#platform/submissions/submit-row.tsx";
import { useCheckedForm } from "#platform/submissions/use-checked-form.ts";
import { type Sending, useReceipt } from "#platform/submissions/use-receipt.ts";
import { FileControl } from "#ui/form-field/file-control.tsx";
import { FormField } from "#ui/form-field/form-field.tsx";
import { applicationAddress } from "../application-address.ts";
import { applicationControls, mostFileBytes } from "../application-fields.ts";
import { fileKinds } from "../file-kinds.ts";

interface Props {
  /** As its page calls it. */
  position: string;
  /** Of the position's own page, without its language: where a refused form is shown again. */
  page: string;
}

/** The form below a position, and in its place, once it was sent, a receipt. */
export default function ApplicationForm(props: Props) {
  const t = useTranslations("forms.application");
  const { receipt, onAgain, ...form } = useReceipt();
  if (!receipt) return <EmptyForm {...props} {...form} />;
  return (
    <Receipt
      {...receipt}
      heading={t("sent")}
      steps={[t("next"), t("read")]}
      again={t("again")}
      onAgain={onAgain}
    />
  );
}

type Control = keyof typeof applicationControls | "file";

const accepted = Object.values(fileKinds)
  .map((ending) => `.${ending}`)
  .join(",");

/** A plain HTML form first; the script adds messages in place and a try that is safe to repeat. */
function EmptyForm({ position, page, isAgain, onSent }: Props & Sending) {
  const t = useTranslations("forms");
  const { code } = useLanguage();
  const { errors, problem, isLoading, props } = useCheckedForm<Control>({
    name: "application",
    address: applicationAddress,
    draftKey: draftKeys.application,
    controls: { ...applicationControls, file: "File" },
    loadSchema: async () => (await import("../application-schema.ts")).applicationSchema,
    moreErrorsOf: fileErrorOf,
    bodyOf: (data) => data,
    onSent,
    isAgain,
  });

  const messageOf = (control: Control) => {
    const error = errors[control];
    if (error === undefined) return undefined;
    const key = `errors.${control}.${error}` as "errors.name.required";
    return t.has(key) ? t(key) : error;
  };
  const shared = (control: Control) => ({
    id: `application-${control}`,
    name: control,
    "aria-invalid": errors[control] ? (true as const) : undefined,
    "aria-describedby": `application-${control}-error`,
    className: "field-control",
    ...(control !== "file" && { "data-draft-field": "" }),
  });
  const field = (control: Control, label: string, isRequired = true) => ({
    id: `application-${control}`,
    name: control,
    label,
    requiredLabel: isRequired ? t("required") : undefined,
    error: messageOf(control),
  });

  return (
    <form
      {...props}
      encType="multipart/form-data"
      aria-labelledby="application-heading"
      className="grid gap-5 sm:grid-cols-2"
    >
      <h2 id="application-heading" className="mb-3 text-title sm:col-span-2">
        {t("application.heading")}
      </h2>
      <input type="hidden" name="language" value={code} />
      <input type="hidden" name="position" value={position} />
      <input type="hidden" name="page" value={page} />
      <Honeypot />
      <FormField {...field("name", t("contact.name"))}>
        <input
          {...shared("name")}
          required
          autoComplete="name"
          placeholder={t("contact.namePlaceholder")}
        />
      </FormField>
      <FormField {...field("email", t("contact.email"))} example={t("errors.email.example")}>
        <input
          {...shared("email")}
          required
          type="email"
          autoComplete="email"
          placeholder={t("contact.emailPlaceholder")}
        />
      </FormField>
      <FormField {...field("number", t("application.phone"), false)}>
        <input {...shared("number")} type="tel" autoComplete="tel" />
      </FormField>
      <div className="sm:col-span-2">
        <FormField {...field("message", t("application.about"))}>
          <textarea
            {...shared("message")}
            required
            placeholder={t("application.aboutHint")}
            className="field-control h-[150px] resize-y"
          />
        </FormField>
      </div>
      <div className="grid gap-1.5 sm:col-span-2">
        <FormField {...field("file", t("application.file"))}>
          <FileControl
            {...shared("file")}
            words={{ choose: t("file.choose"), nothing: t("file.nothing") }}
            required
            accept={accepted}
            aria-describedby="application-file-hint application-file-error"
          />
        </FormField>
        <p id="application-file-hint" className="text-ink-soft text-small">
          {t("application.hint")}
        </p>
      </div>
      <SubmitRow
        privacy={<ApplicationPrivacy />}
        isLoading={isLoading}
        words={t("application.send")}
        problem={problem}
      />
    </form>
  );
}

/** What becomes of what is typed and of the file, told where it is collected (GDPR art. 13, KVKK art. 10). */
function ApplicationPrivacy() {
  const t = useTranslations("forms.application");
  const to = useLocalizedPath();
  return (
    <p className="text-ink-soft text-small">
      {t.rich("privacy", {
        days: String(site.careers.keepApplicationsDays),
        link: (words) => (
          <Link to={to("/privacy")} className="underline underline-offset-4">
            {words}
          </Link>
        ),
      })}
    </p>
  );
}

/** What the file holds only the server can tell. */
function fileErrorOf(data: FormData): FieldErrors<Control> {
  const file = data.get("file");
  const size = file instanceof File ? file.size : 0;
  const ofFile = size === 0 ? "required" : size > mostFileBytes ? "too_large" : undefined;
  return ofFile ? { file: ofFile } : {};
}
