import { useTranslations } from "use-intl";
import { AuthCard } from "#features/auth/auth-card.tsx";
import { AuthLink } from "#features/auth/auth-link.tsx";
import { SignUpForm } from "#features/auth/sign-up-form.tsx";
import { useLeadingOn } from "#features/auth/use-leading-on.ts";
import { useReturnUrl } from "#features/auth/use-return-url.ts";
import { Honeypot } from "#features/leads/honeypot.tsx";
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
