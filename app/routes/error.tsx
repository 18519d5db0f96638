import { useTranslations } from "use-intl";
import { Notice } from "#features/sections/notice.tsx";
import { DrawnPicture } from "#ui/pictures/drawn-picture.tsx";
import { PageHead } from "../page-head.tsx";

export default function NotFound() {
  const t = useTranslations("error");
  return (
    <>
      <PageHead page="error" />
      <Notice
        heading={t("heading")}
        text={t("text")}
        picture={<DrawnPicture name="lost" className="h-auto w-full max-w-sm" />}
      />
    </>
  );
}
