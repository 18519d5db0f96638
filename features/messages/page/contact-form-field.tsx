import { useTranslations } from "use-intl";
import { FormField } from "#ui/form-field/form-field.tsx";
import type { ContactControl } from "./contact-form-schema.ts";

/** How each control looks to browser and keyboard; words come from `forms.contact`. */
const looks = {
  name: { type: "text", autoComplete: "name" },
  email: { type: "email", autoComplete: "email" },
  number: { type: "tel", autoComplete: "tel" },
  company: { type: "text", autoComplete: "organization" },
  message: { type: "textarea", autoComplete: "off" },
} as const satisfies Record<ContactControl, object>;

interface Props {
  control: ContactControl;
  /** Message code of what is wrong, from our own check or the server's. */
  code: string | undefined;
  /** The server's own sentence, after a post without JavaScript. */
  message: string | undefined;
}

/** One labelled control of the contact form with its message. */
export function ContactFormField({ control, code, message }: Props) {
  const t = useTranslations("forms");

  const id = `contact-${control}`;
  const { type, ...look } = looks[control];
  const error = code ? t(`errors.${control}.${code}` as "errors.name.required") : message;
  const example = control === "email" ? t("errors.email.example") : undefined;
  const shared = {
    id,
    name: control,
    required: true,
    placeholder: t(`contact.${control}Placeholder`),
    "data-draft-field": "",
    "aria-invalid": error ? true : undefined,
    "aria-describedby": example ? `${id}-error ${id}-error-example` : `${id}-error`,
    ...look,
  } as const;
  return (
    <div className={control === "message" ? "sm:col-span-2" : undefined}>
      <FormField
        id={id}
        name={control}
        label={t(`contact.${control}`)}
        requiredLabel={t("required")}
        error={error}
        example={example}
      >
        {type === "textarea" ? (
          <textarea {...shared} className="field-control h-[150px] resize-y" />
        ) : (
          <input {...shared} type={type} className="field-control" />
        )}
      </FormField>
    </div>
  );
}
