import { useTranslations } from "use-intl";
import { buttonLook } from "#ui/button/button-look.ts";
import { AdminTitle } from "./admin-title.tsx";
import { signInAddress } from "./ask-admin.ts";
import { useSignOut } from "./use-sign-out.ts";

/** For somebody who is signed in and is no administrator. */
export function NoEntry({ email }: { email: string }) {
  const t = useTranslations("admin.guard");
  const signOut = useSignOut();
  // The sign-in screen leads a member on: so this one signs out first.
  const changeAccount = () => signOut(signInAddress(location));

  return (
    <div className="admin-stack admin-narrow">
      <AdminTitle>{t("heading")}</AdminTitle>
      <p>{t("text", { email })}</p>
      <p>
        <button type="button" className={buttonLook("primary")} onClick={changeAccount}>
          {t("other")}
        </button>
      </p>
    </div>
  );
}
