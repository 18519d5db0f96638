import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { AuthCard } from "#features/accounts/auth-card.tsx";
import { AuthLink } from "#features/accounts/auth-link.tsx";
import { ResetPasswordForm } from "#features/accounts/reset-password-form.tsx";
import { useHasToken } from "#features/accounts/use-return-url.ts";
import { useLocalizedPath } from "#platform/language/use-language.ts";
import { buttonLook } from "#ui/button/button-look.ts";
import { PageHead } from "../page-head.tsx";

export default function ResetPassword() {
  const hasToken = useHasToken();
  return (
    <>
      <PageHead page="resetPassword" />
      {hasToken ? <WithLink /> : <WithoutLink />}
    </>
  );
}

function WithLink() {
  const t = useTranslations("auth.resetPage");
  return (
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
  );
}

/** Somebody typed the address, or a mail program cut the link: no password could be set here. */
function WithoutLink() {
  const t = useTranslations("auth.resetPage");
  const to = useLocalizedPath();
  return (
    <AuthCard heading={t("heading")} text={t("noLink")}>
      <Link to={to("/auth/forgot-password")} className={buttonLook("primary")}>
        {t("again")}
      </Link>
    </AuthCard>
  );
}
