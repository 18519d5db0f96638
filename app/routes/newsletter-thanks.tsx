import { useTranslations } from "use-intl";
import { Notice } from "#features/sections/notice.tsx";
import { ReferenceNote } from "#platform/submissions/reference-note.tsx";
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
