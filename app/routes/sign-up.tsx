import { useTranslations } from "use-intl";
import { AuthCard } from "#features/accounts/auth-card.tsx";
import { AuthLink } from "#features/accounts/auth-link.tsx";
import { SignUpForm } from "#features/accounts/sign-up-form.tsx";
import { useLeadingOn } from "#features/accounts/use-leading-on.ts";
import { useReturnUrl } from "#features/accounts/use-return-url.ts";
import { Honeypot } from "#platform/submissions/honeypot.tsx";
import { isPage } from "../is-page.ts";
import { PageHead } from "../page-head.tsx";

export default function SignUp() {
  const t = useTranslations("auth");
  useLeadingOn(isPage);
  const returnUrl = useReturnUrl();
  return (
    <>
      <PageHead page="signUp" />
      <AuthCard
        heading={t("signUpPage.heading")}
        text={t("signUpPage.text")}
        links={
          <p className="flex flex-wrap items-baseline gap-x-1.5">
            <span>{t("signUpPage.hasAccount")}</span>{" "}
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
