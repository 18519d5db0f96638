import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { AuthCard } from "#features/accounts/auth-card.tsx";
import { ConfirmEmail } from "#features/accounts/confirm-email.tsx";
import { useHasToken } from "#features/accounts/use-return-url.ts";
import { useLocalizedPath } from "#platform/language/use-language.ts";
import { buttonLook } from "#ui/button/button-look.ts";
import { PageHead } from "../page-head.tsx";

export default function Confirm() {
  const t = useTranslations("auth.confirmPage");
  const hasToken = useHasToken();
  return (
    <>
      <PageHead page="confirmEmail" />
      <AuthCard heading={t("heading")} text={t(hasToken ? "text" : "noLink")}>
        {hasToken ? <ConfirmEmail /> : <ToProfile />}
      </AuthCard>
    </>
  );
}

/** Without a mail's link there is nothing to confirm here; the profile sends a new one. */
function ToProfile() {
  const t = useTranslations("auth.confirmPage");
  const to = useLocalizedPath();
  return (
    <Link to={to("/account/profile")} className={buttonLook("primary")}>
      {t("toProfile")}
    </Link>
  );
}
