import { useTranslations } from "use-intl";
import { Notice } from "#features/sections/notice.tsx";
import { buttonLook } from "#ui/button/button-look.ts";
import { PageHead } from "../page-head.tsx";

/** The link in our mail leads here; only the button acts, since mail scanners follow links. */
export default function NewsletterConfirm() {
  const t = useTranslations("thanks.confirm");
  return (
    <>
      <PageHead page="newsletterConfirm" />
      <Notice heading={t("heading")} text={t("text")}>
        {/* No action: it posts to its own address, where the token is. */}
        <form method="post">
          <button type="submit" className={buttonLook("primary")}>
            {t("button")}
          </button>
        </form>
      </Notice>
    </>
  );
}
