import { useTranslations } from "use-intl";
import { Notice } from "#features/sections/notice.tsx";
import { PageHead } from "../page-head.tsx";

export default function NotFound() {
  const t = useTranslations("error");
  return (
    <>
      <PageHead page="error" />
      <Notice heading={t("heading")} text={t("text")} picture="lost" />
    </>
  );
}
