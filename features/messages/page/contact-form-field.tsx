import { type ComponentProps, useState } from "react";
import { useTranslations } from "use-intl";
import { FormField } from "#ui/form-field/form-field.tsx";
import type { ContactControl } from "../contact-fields.ts";

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
  /** What is wrong: a message code, or the server's own sentence after a post without JavaScript. */
  error: string | undefined;
}

/** One labelled control of the contact form with its message. */
export function ContactFormField({ control, error: found }: Props) {
  const t = useTranslations("forms");

  const id = `contact-${control}`;
  const { type, ...look } = looks[control];
  const key = `errors.${control}.${found}` as "errors.name.required";
  const error = found && t.has(key) ? t(key) : found;
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
          <FilledTextarea {...shared} className="field-control h-[150px] resize-y" />
        ) : (
          <input {...shared} type={type} className="field-control" />
        )}
      </FormField>
    </div>
  );
}

/** What the server put into the page stands while React takes it over, which else would empty it. */
function FilledTextarea(props: ComponentProps<"textarea"> & { id: string }) {
  const [filled] = useState(() => serverText(props.id));
  return <textarea {...props} defaultValue={filled} />;
}

function serverText(id: string): string | undefined {
  if (typeof document === "undefined") return undefined;
  const found = document.getElementById(id);
  return found instanceof HTMLTextAreaElement ? found.defaultValue : undefined;
}
