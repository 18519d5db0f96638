import { useTranslations } from "use-intl";
import { ReferenceNote } from "#features/leads/reference-note.tsx";
import { Notice } from "#features/sections/notice.tsx";
import { PageHead } from "../page-head.tsx";

export default function NewsletterThanks() {
  const t = useTranslations("thanks.newsletter");
  return (
    <>
      <PageHead page="newsletterThanks" />
      <Notice heading={t("heading")} text={t("text")} picture="waiting" note={<ReferenceNote />} />
    </>
  );
}
