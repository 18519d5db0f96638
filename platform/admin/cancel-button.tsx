import { useTranslations } from "use-intl";
import { AdminButton } from "./admin-button.tsx";

export function CancelButton({ onClick }: { onClick: () => void }) {
  const t = useTranslations("admin");
  return <AdminButton onClick={onClick}>{t("cancel")}</AdminButton>;
}
