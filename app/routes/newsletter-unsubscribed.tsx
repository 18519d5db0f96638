import { useTranslations } from "use-intl";
import { Notice } from "#features/sections/notice.tsx";
import { PageHead } from "../page-head.tsx";

export default function NewsletterUnsubscribed() {
  const t = useTranslations("thanks.unsubscribed");
  return (
    <>
      <PageHead page="newsletterUnsubscribed" />
      <Notice heading={t("heading")} text={t("text")} picture="departed" />
    </>
  );
}
