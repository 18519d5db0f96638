import { useTranslations } from "use-intl";
import { Notice } from "#features/sections/notice.tsx";
import { ReferenceNote } from "#platform/submissions/reference-note.tsx";
import { PageHead } from "../page-head.tsx";

/** Where a contact form sent without JavaScript ends. */
export default function ContactThanks() {
  const t = useTranslations("thanks.contact");
  return (
    <>
      <PageHead page="contactThanks" />
      <Notice heading={t("heading")} text={t("text")} picture="arrived" note={<ReferenceNote />} />
    </>
  );
}
