import { useTranslations } from "use-intl";
import { ButtonPage } from "../button-page.tsx";

export default function NewsletterUnsubscribe() {
  const t = useTranslations("thanks.unsubscribe");
  const words = { heading: t("heading"), text: t("text"), button: t("button") };
  return <ButtonPage page="newsletterUnsubscribe" {...words} />;
}
