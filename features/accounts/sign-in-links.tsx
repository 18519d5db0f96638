import { useTranslations } from "use-intl";
import { AuthLink } from "./auth-link.tsx";

/** For whoever cannot sign in: no password in mind, or no account. */
export function SignInLinks({ returnUrl }: { returnUrl: string | null }) {
  const t = useTranslations("auth");
  return (
    <>
      <p>
        <AuthLink to="/auth/forgot-password">{t("signInPage.forgot")}</AuthLink>
      </p>
      <p className="flex flex-wrap items-baseline gap-x-1.5">
        <span>{t("signInPage.noAccount")}</span>{" "}
        <AuthLink to="/auth/sign-up" returnUrl={returnUrl}>
          {t("signUp")}
        </AuthLink>
      </p>
    </>
  );
}
