import { useNavigate } from "react-router";
import { useTranslations } from "use-intl";
import { useLocalizedPath } from "#platform/language/use-language.ts";
import { TextField } from "./auth-field.tsx";
import { FormEnd } from "./form-end.tsx";
import { PasswordField } from "./password-field.tsx";
import { useAuthForm } from "./use-auth-form.ts";

interface Props {
  /** Where to afterwards, as an address says it: it is checked here. */
  returnUrl: string | null;
  /** Whether a path is a page of ours. */
  isPage(path: string): boolean;
}

/** What signing in and leading on need; no page begins with it. */
const loadSigningIn = () =>
  Promise.all([import("./sign-in.ts"), import("./address-after-sign-in.ts")]);

/** Signs in and leads on: to the checked return address, else to the profile (docs/specification.md, States). */
export function SignInForm({ returnUrl, isPage }: Props) {
  const t = useTranslations("auth.signInPage");
  const to = useLocalizedPath();
  const navigate = useNavigate();
  const form = useAuthForm({
    form: "signIn",
    keep: true,
    getReady: loadSigningIn,
    async send(values) {
      const [{ signIn }] = await loadSigningIn();
      return signIn(values);
    },
    async onDone(user) {
      const [, { addressAfterSignIn }] = await loadSigningIn();
      navigate(addressAfterSignIn(user, returnUrl, { isPage, to }));
    },
  });
  return (
    <form {...form.props} className="grid gap-5">
      <TextField form={form} control="email" type="email" autoComplete="username" />
      <PasswordField form={form} control="password" kind="current" />
      <FormEnd form={form} send={t("send")} sending={t("sending")} wide />
    </form>
  );
}
