import { useTranslations } from "use-intl";

/** Names who gets a mail. One for the company has no address until it is sent: where MAIL_TO is missing, that is said. */
export function useReceiver(): (to: string) => string {
  const t = useTranslations("admin.mails");
  return (to) => to || t("team");
}
