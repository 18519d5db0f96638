import { useState } from "react";
import { useTranslations } from "use-intl";
import { ClosedEyeIcon, EyeIcon } from "#ui/pictures/password-icons.tsx";
import { AuthField } from "./auth-field.tsx";
import type { AuthFormState } from "./use-auth-form.ts";

interface Props {
  form: AuthFormState;
  control: "password" | "newPassword";
  label?: "password" | "currentPassword" | "newPassword";
  /** `new`: one to be chosen, for which password managers make a suggestion. */
  kind: "current" | "new";
}

/** A password that can be pasted, filled in by a password manager, and looked at. */
export function PasswordField({ kind, ...field }: Props) {
  const t = useTranslations("auth");
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? ClosedEyeIcon : EyeIcon;
  return (
    <AuthField {...field} hint={kind === "new" ? t("passwordHint") : undefined}>
      {(attributes) => (
        <div className="relative">
          <input
            {...attributes}
            type={isShown ? "text" : "password"}
            autoComplete={`${kind}-password`}
            autoCapitalize="none"
            spellCheck={false}
            className="field-control pr-12"
          />
          <button
            type="button"
            className="tool-button absolute top-0.5 right-0.5"
            aria-label={t(isShown ? "hidePassword" : "showPassword")}
            aria-controls={attributes.id}
            onClick={() => setShown(!isShown)}
          >
            <Icon className="size-5 text-ink-soft" />
          </button>
        </div>
      )}
    </AuthField>
  );
}
