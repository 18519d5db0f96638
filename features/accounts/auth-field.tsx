import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { FormField } from "#ui/form-field/form-field.tsx";
import type { AuthFormState } from "./use-auth-form.ts";

export type Control = "name" | "firstName" | "lastName" | "email" | "password" | "newPassword";
type Label = Control | "currentPassword";

/** Which sentences a control's codes have: `auth.errors.<these>.<code>`. */
const sentences: Record<Control, "name" | "email" | "password"> = {
  name: "name",
  firstName: "name",
  lastName: "name",
  email: "email",
  password: "password",
  newPassword: "password",
};

interface Props {
  form: AuthFormState;
  control: Control;
  /** What it is called here; the control's own name where absent. */
  label?: Label;
  optional?: boolean;
  hint?: string;
  /** The input, with the attributes that tie it to label, hint and error. */
  children(attributes: Attributes): ReactNode;
}

interface Attributes {
  id: string;
  name: string;
  required: boolean;
  className: string;
  "aria-invalid": true | undefined;
  "aria-describedby": string;
}

/** One labelled control with its hint and its message. */
export function AuthField({ form, control, label = control, optional, hint, children }: Props) {
  const t = useTranslations();
  const id = `${form.id}-${control}`;
  const code = form.errorOf(control);
  const error =
    code && t(`auth.errors.${sentences[control]}.${code}` as "auth.errors.name.required");
  const example = control === "email" ? t("forms.errors.email.example") : undefined;
  return (
    <FormField
      id={id}
      name={control}
      label={t(`auth.fields.${label}`)}
      requiredLabel={optional ? undefined : t("forms.required")}
      error={error}
      example={example}
    >
      {children({
        id,
        name: control,
        required: !optional,
        className: "field-control",
        "aria-invalid": error ? true : undefined,
        "aria-describedby": [hint && `${id}-hint`, `${id}-error`, example && `${id}-error-example`]
          .filter(Boolean)
          .join(" "),
      })}
      {hint && (
        <p id={`${id}-hint`} className="text-ink-soft text-small">
          {hint}
        </p>
      )}
    </FormField>
  );
}

interface TextFieldProps extends Omit<Props, "children"> {
  type?: "text" | "email";
  autoComplete: string;
  defaultValue?: string;
}

/** A line of text: a name or an e-mail address. */
export function TextField({ type = "text", autoComplete, defaultValue, ...field }: TextFieldProps) {
  return (
    <AuthField {...field}>
      {(attributes) => (
        <input
          {...attributes}
          type={type}
          autoComplete={autoComplete}
          defaultValue={defaultValue}
          {...(type === "email" ? { autoCapitalize: "none", spellCheck: false } : {})}
        />
      )}
    </AuthField>
  );
}
