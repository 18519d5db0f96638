import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { Notice } from "#features/sections/notice.tsx";
import { useLocalizedPath } from "#platform/language/use-language.ts";
import { buttonLook } from "#ui/button/button-look.ts";
import { PageHead } from "../page-head.tsx";

export default function SignedOut() {
  const t = useTranslations();
  const to = useLocalizedPath();
  return (
    <>
      <PageHead page="signedOut" />
      <Notice
        heading={t("auth.signedOutPage.heading")}
        text={t("auth.signedOutPage.text")}
        picture="departed"
      >
        <div className="grid gap-3 min-[480px]:flex min-[480px]:flex-wrap">
          <Link to={to("/")} className={buttonLook("primary")}>
            {t("thanks.back")}
          </Link>
          <Link to={to("/auth/sign-in")} className={buttonLook("secondary")}>
            {t("auth.signedOutPage.again")}
          </Link>
        </div>
      </Notice>
    </>
  );
}
