import { useTranslations } from "use-intl";
import { useLanguage } from "#platform/language/use-language.ts";
import { WholeWords } from "#platform/language/whole-words.tsx";
import { draftKeys } from "#platform/submissions/form-draft.ts";
import { Honeypot } from "#platform/submissions/honeypot.tsx";
import { PrivacyNote } from "#platform/submissions/privacy-note.tsx";
import { Receipt } from "#platform/submissions/receipt.tsx";
import { SubmitRow } from "#platform/submissions/submit-row.tsx";
import { useCheckedForm } from "#platform/submissions/use-checked-form.ts";
import { type Sending, useReceipt } from "#platform/submissions/use-receipt.ts";
import { FormField } from "#ui/form-field/form-field.tsx";
import type { WithdrawnWords, WithdrawWords } from "./withdraw-words.server.ts";
import { withdrawalAddress, withdrawalControls } from "./withdrawal-fields.ts";

interface Props {
  words: WithdrawWords;
  sent: WithdrawnWords;
}

/** Declares a withdrawal, without a login; in its place, once it was sent, a receipt. */
export function WithdrawalForm({ words, sent }: Props) {
  const { receipt, onAgain, ...form } = useReceipt();
  if (!receipt) return <EmptyForm words={words} {...form} />;
  return (
    <Receipt
      {...receipt}
      heading={sent.heading}
      steps={[words.mailed, words.checked]}
      again={words.again}
      onAgain={onAgain}
    />
  );
}

type Control = keyof typeof withdrawalControls;

/** A plain HTML form first; the script adds messages in place and a try that is safe to repeat. */
function EmptyForm({ words, isAgain, onSent }: Pick<Props, "words"> & Sending) {
  const t = useTranslations("forms");
  const { code } = useLanguage();
  const { errors, problem, isLoading, props } = useCheckedForm<Control>({
    name: "withdrawal",
    address: withdrawalAddress,
    draftKey: draftKeys.withdrawal,
    controls: withdrawalControls,
    loadSchema: async () => (await import("./withdrawal-schema.ts")).withdrawalSchema,
    bodyOf: (data) =>
      Object.fromEntries(
        [...fields, ["subject", "Website"]].map(([control = "", field = ""]) => [
          field,
          String(data.get(control) ?? ""),
        ]),
      ),
    onSent,
    isAgain,
  });

  const messageOf = (control: Control) => {
    const error = errors[control];
    if (error === undefined) return undefined;
    const key = `errors.${control}.${error}` as "errors.name.required";
    return t.has(key) ? t(key) : error;
  };
  const shared = (control: Control, ...describedBy: string[]) => ({
    id: `withdrawal-${control}`,
    name: control,
    required: true,
    "aria-invalid": errors[control] ? (true as const) : undefined,
    "aria-describedby": [...describedBy, `withdrawal-${control}-error`].join(" "),
    className: "field-control",
    "data-draft-field": "",
  });
  const field = (control: Control) => ({
    id: `withdrawal-${control}`,
    name: control,
    label: words[control],
    requiredLabel: t("required"),
    error: messageOf(control),
  });

  return (
    <form
      {...props}
      className="flex flex-col gap-5 rounded-card border border-line bg-surface p-6 sm:p-8"
    >
      <input type="hidden" name="language" value={code} />
      <Honeypot />
      <FormField {...field("name")}>
        <input {...shared("name")} autoComplete="name" placeholder={t("contact.namePlaceholder")} />
      </FormField>
      <div className="grid gap-1.5">
        <FormField {...field("order")}>
          <input {...shared("order", "withdrawal-order-hint")} autoComplete="off" />
        </FormField>
        <p id="withdrawal-order-hint" className="text-ink-soft text-small">
          <WholeWords>{words.orderHint}</WholeWords>
        </p>
      </div>
      <div className="grid gap-1.5">
        <FormField {...field("email")} example={t("errors.email.example")}>
          <input
            {...shared("email", "withdrawal-email-hint")}
            type="email"
            autoComplete="email"
            placeholder={t("contact.emailPlaceholder")}
          />
        </FormField>
        <p id="withdrawal-email-hint" className="text-ink-soft text-small">
          {words.emailHint}
        </p>
      </div>
      <p className="font-medium">{words.declaration}</p>
      <SubmitRow
        privacy={<PrivacyNote />}
        isLoading={isLoading}
        words={words.confirm}
        problem={problem}
      />
    </form>
  );
}

const fields = Object.entries(withdrawalControls);
