import { useTranslations } from "use-intl";
import { AuthCard } from "#features/auth/auth-card.tsx";
import { ConfirmEmail } from "#features/auth/confirm-email.tsx";
import { PageHead } from "../page-head.tsx";

export default function Confirm() {
  const t = useTranslations("auth.confirmPage");
  return (
    <>
      <PageHead page="confirmEmail" />
      <AuthCard heading={t("heading")} text={t("text")}>
        <ConfirmEmail />
      </AuthCard>
    </>
  );
}
