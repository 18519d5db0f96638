import { useTranslations } from "use-intl";
import { ButtonPage } from "../button-page.tsx";

export default function NewsletterConfirm() {
  const t = useTranslations("thanks.confirm");
  const words = { heading: t("heading"), text: t("text"), button: t("button") };
  return <ButtonPage page="newsletterConfirm" {...words} />;
}
