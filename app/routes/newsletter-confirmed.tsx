import { useTranslations } from "use-intl";
import { Notice } from "#features/sections/notice.tsx";
import { PageHead } from "../page-head.tsx";

export default function NewsletterConfirmed() {
  const t = useTranslations("thanks.confirmed");
  return (
    <>
      <PageHead page="newsletterConfirmed" />
      <Notice heading={t("heading")} text={t("text")} picture="arrived" />
    </>
  );
}
