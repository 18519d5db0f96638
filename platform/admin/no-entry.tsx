import { useTranslations } from "use-intl";
import { signOut } from "#platform/session/sign-out.ts";
import { buttonLook } from "#ui/button/button-look.ts";
import { showToast } from "#ui/toast/toast-store.ts";
import { AdminTitle } from "./admin-title.tsx";
import { signInAddress } from "./ask-admin.ts";
import { whyNot } from "./why-not.ts";

/** For somebody who is signed in and is no administrator. */
export function NoEntry({ email }: { email: string }) {
  const words = useTranslations();
  const t = useTranslations("admin.guard");

  /** The sign-in screen leads a member on: so this one signs out first. */
  async function changeAccount() {
    const outcome = await signOut();
    if (outcome === "done") return location.assign(signInAddress(location));
    const text = words(`admin.problem.${whyNot(outcome)}`);
    showToast({ kind: "error", title: words("toasts.errorTitle"), text });
  }

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
