import { useTranslations } from "use-intl";
import { buttonLook } from "#ui/button/button-look.ts";
import { signInAddress } from "./ask-admin.ts";
import { DeskTitle } from "./desk-title.tsx";

/** For somebody who is signed in and is no administrator. */
export function NoEntry({ email }: { email: string }) {
  const t = useTranslations("admin.guard");
  return (
    <div className="desk-stack desk-narrow">
      <DeskTitle>{t("heading")}</DeskTitle>
      <p>{t("text", { email })}</p>
      <p>
        <a className={buttonLook("primary")} href={signInAddress(location)}>
          {t("other")}
        </a>
      </p>
    </div>
  );
}
