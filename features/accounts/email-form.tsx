import { useState } from "react";
import { useTranslations } from "use-intl";
import { TextField } from "./auth-field.tsx";
import { callAccount } from "./call-account.ts";
import type { Profile } from "./calls.ts";
import { FormEnd } from "./form-end.tsx";
import { PasswordField } from "./password-field.tsx";
import { useAuthForm } from "./use-auth-form.ts";

/** Begins a move to another address; closed until somebody wants it. */
export function EmailForm({ onChange }: { onChange(profile: Profile): void }) {
  const t = useTranslations("account");
  const [isDone, setDone] = useState(false);
  const form = useAuthForm({
    form: "email",
    send: (values) => callAccount("PATCH /api/account/profile", { body: values }),
    onDone(changed) {
      setDone(true);
      onChange(changed);
    },
  });
  return (
    <details className="group border-line border-t pt-4">
      <summary className="min-h-11 cursor-pointer content-center font-medium">
        {t("profile.newEmail")}
      </summary>
      <form {...form.props} onInput={() => setDone(false)} className="grid max-w-md gap-5 pt-4">
        <TextField form={form} control="email" type="email" autoComplete="email" />
        <div className="grid gap-2">
          <PasswordField form={form} control="password" label="currentPassword" kind="current" />
          <p className="text-ink-soft text-small">{t("profile.moveHint")}</p>
        </div>
        <FormEnd
          form={form}
          send={t("profile.move")}
          sending={t("saving")}
          done={isDone && t("profile.moved")}
        />
      </form>
    </details>
  );
}
