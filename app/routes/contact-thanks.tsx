import { useTranslations } from "use-intl";
import { Notice } from "#features/sections/notice.tsx";
import { useAtViewTime } from "#ui/view-time/use-at-view-time.ts";
import { PageHead } from "../page-head.tsx";

/** Where a contact form sent without JavaScript ends; the reference stands in the query. */
export default function ContactThanks() {
  const t = useTranslations("thanks.contact");
  const reference = useAtViewTime(readReference, "");
  return (
    <>
      <PageHead page="contactThanks" />
      <Notice
        heading={t("heading")}
        text={reference ? `${t("text")} ${t("reference")}: ${reference}` : t("text")}
      />
    </>
  );
}

function readReference(): string {
  const given = new URLSearchParams(location.search).get("reference") ?? "";
  return /^[\dA-Z-]{4,20}$/.test(given) ? given : "";
}
