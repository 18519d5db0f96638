import { useTranslations } from "use-intl";
import { AuthCard } from "#features/accounts/auth-card.tsx";
import { AuthLink } from "#features/accounts/auth-link.tsx";
import { ForgotPasswordForm } from "#features/accounts/forgot-password-form.tsx";
import { useLeadingOn } from "#features/accounts/use-leading-on.ts";
import { isPage } from "../is-page.ts";
import { PageHead } from "../page-head.tsx";

export default function ForgotPassword() {
  const t = useTranslations("auth.forgotPage");
  useLeadingOn(isPage);
  return (
    <>
      <PageHead page="forgotPassword" />
      <AuthCard
        heading={t("heading")}
        text={t("text")}
        links={
          <p>
            <AuthLink to="/auth/sign-in">{t("back")}</AuthLink>
          </p>
        }
      >
        <ForgotPasswordForm />
      </AuthCard>
    </>
  );
}
