import { useTranslations } from "use-intl";
import { TextField } from "./auth-field.tsx";
import { callAccount } from "./call-account.ts";
import { Done } from "./done.tsx";
import { FormEnd } from "./form-end.tsx";
import { PasswordField } from "./password-field.tsx";
import { useAuthForm } from "./use-auth-form.ts";
import { tokenOfLink } from "./use-return-url.ts";

/** Name and password of whoever has the mailed link, where nobody can tell whose the earlier ones are. */
export function ClaimForm({ onDone }: { onDone(): void }) {
  const t = useTranslations("auth.confirmPage");
  const form = useAuthForm({
    form: "claim",
    send: (values) =>
      callAccount("POST /api/email/confirm", { body: { ...values, token: tokenOfLink() } }),
    onDone,
  });
  return (
    <div className="grid gap-6">
      <Done text={t("claimed")} />
      <form {...form.props} className="grid gap-5">
        <TextField form={form} control="name" autoComplete="name" />
        <PasswordField form={form} control="password" label="newPassword" kind="new" />
        <FormEnd form={form} send={t("send")} sending={t("sending")} wide />
      </form>
    </div>
  );
}
