import { useState } from "react";
import { useTranslations } from "use-intl";
import { TextField } from "./auth-field.tsx";
import { callAccount } from "./call-account.ts";
import { Done } from "./done.tsx";
import { FormEnd } from "./form-end.tsx";
import { useAuthForm } from "./use-auth-form.ts";

/** Asks for a link by mail; says the same, whether there is such an account or not. */
export function ForgotPasswordForm() {
  const t = useTranslations("auth.forgotPage");
  const [isDone, setDone] = useState(false);
  const form = useAuthForm({
    form: "forgot",
    send: (values) => callAccount("POST /api/password/forgot", { body: values }),
    onDone: () => setDone(true),
  });
  if (isDone) return <Done text={t("done")} />;
  return (
    <form {...form.props} className="grid gap-5">
      <TextField form={form} control="email" type="email" autoComplete="username" />
      <FormEnd form={form} send={t("send")} sending={t("sending")} wide />
    </form>
  );
}
