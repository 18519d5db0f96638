import { useTranslations } from "use-intl";
import { AuthCard } from "#features/auth/auth-card.tsx";
import { AuthLink } from "#features/auth/auth-link.tsx";
import { ResetPasswordForm } from "#features/auth/reset-password-form.tsx";
import { PageHead } from "../page-head.tsx";

export default function ResetPassword() {
  const t = useTranslations("auth.resetPage");
  return (
    <>
      <PageHead page="resetPassword" />
      <AuthCard
        heading={t("heading")}
        text={t("text")}
        links={
          <p>
            <AuthLink to="/auth/forgot-password">{t("again")}</AuthLink>
          </p>
        }
      >
        <ResetPasswordForm />
      </AuthCard>
    </>
  );
}
