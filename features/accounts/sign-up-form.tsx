import { type ReactNode, useState } from "react";
import { useTranslations } from "use-intl";
import { useLanguage } from "#platform/language/use-language.ts";
import { TextField } from "./auth-field.tsx";
import { AuthLink } from "./auth-link.tsx";
import { callAccount } from "./call-account.ts";
import { Done } from "./done.tsx";
import { FormEnd } from "./form-end.tsx";
import { PasswordField } from "./password-field.tsx";
import { useAuthForm } from "./use-auth-form.ts";

interface Props {
  /** A field for machines. */
  honeypot: ReactNode;
  returnUrl: string | null;
}

/** Makes an account; says the same for a new and for a taken address. */
export function SignUpForm({ honeypot, returnUrl }: Props) {
  const t = useTranslations("auth");
  const { code } = useLanguage();
  const [email, setEmail] = useState<string>();
  const form = useAuthForm({
    form: "signUp",
    send: (values) =>
      callAccount("POST /api/signup", { body: { ...values, language: code }, patient: true }),
    onDone: (_, values) => setEmail(values.email),
  });
  if (email !== undefined) {
    return (
      <Done heading={t("signUpPage.doneHeading")} text={t("signUpPage.done", { email })}>
        <AuthLink to="/auth/sign-in" returnUrl={returnUrl}>
          {t("signIn")}
        </AuthLink>
      </Done>
    );
  }
  return (
    <form {...form.props} className="grid gap-5">
      {honeypot}
      <TextField form={form} control="name" autoComplete="name" />
      <TextField form={form} control="email" type="email" autoComplete="email" />
      <PasswordField form={form} control="password" kind="new" />
      <FormEnd form={form} send={t("signUpPage.send")} sending={t("signUpPage.sending")} wide />
    </form>
  );
}
