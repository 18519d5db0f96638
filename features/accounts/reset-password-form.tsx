import { useState } from "react";
import { useTranslations } from "use-intl";
import { AuthLink } from "./auth-link.tsx";
import { callAccount } from "./call-account.ts";
import { Done } from "./done.tsx";
import { FormEnd } from "./form-end.tsx";
import { PasswordField } from "./password-field.tsx";
import { useAuthForm } from "./use-auth-form.ts";
import { tokenOfLink } from "./use-return-url.ts";
import { UsernameForManagers } from "./username-for-managers.tsx";

/** Sets a new password with the token of a mail's link. */
export function ResetPasswordForm() {
  const t = useTranslations("auth");
  const [isDone, setDone] = useState(false);
  const form = useAuthForm({
    form: "reset",
    send: (values) =>
      callAccount("POST /api/password/reset", { body: { ...values, token: tokenOfLink() } }),
    onDone: () => setDone(true),
  });
  if (isDone) {
    return (
      <Done text={t("resetPage.done")}>
        <AuthLink to="/auth/sign-in">{t("signIn")}</AuthLink>
      </Done>
    );
  }
  return (
    <form {...form.props} className="grid gap-5">
      <UsernameForManagers />
      <PasswordField form={form} control="password" label="newPassword" kind="new" />
      <FormEnd form={form} send={t("resetPage.send")} sending={t("resetPage.sending")} wide />
    </form>
  );
}
