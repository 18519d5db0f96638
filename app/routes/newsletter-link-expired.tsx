import { useTranslations } from "use-intl";
import { Notice } from "#features/sections/notice.tsx";
import { PageHead } from "../page-head.tsx";

export default function NewsletterLinkExpired() {
  const t = useTranslations("thanks.expired");
  return (
    <>
      <PageHead page="newsletterLinkExpired" />
      <Notice heading={t("heading")} text={t("text")} picture="broken-link" />
    </>
  );
}
