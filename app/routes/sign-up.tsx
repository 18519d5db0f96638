import { useTranslations } from "use-intl";
import { AuthCard } from "#features/auth/auth-card.tsx";
import { AuthLink } from "#features/auth/auth-link.tsx";
import { SignUpForm } from "#features/auth/sign-up-form.tsx";
import { useReturnUrl } from "#features/auth/use-return-url.ts";
import { Honeypot } from "#features/leads/honeypot.tsx";
import { PageHead } from "../page-head.tsx";

export default function SignUp() {
  const t = useTranslations("auth");
  const returnUrl = useReturnUrl();
  return (
    <>
      <PageHead page="signUp" />
      <AuthCard
        heading={t("signUpPage.heading")}
        text={t("signUpPage.text")}
        links={
          <p>
            {t("signUpPage.hasAccount")}{" "}
            <AuthLink to="/auth/sign-in" returnUrl={returnUrl}>
              {t("signIn")}
            </AuthLink>
          </p>
        }
      >
        <SignUpForm honeypot={<Honeypot />} returnUrl={returnUrl} />
      </AuthCard>
    </>
  );
}
