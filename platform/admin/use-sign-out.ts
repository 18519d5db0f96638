import { useTranslations } from "use-intl";
import { signOut } from "#platform/session/sign-out.ts";
import { showToast } from "#ui/toast/toast-store.ts";
import { whyNot } from "./why-not.ts";

/** Signs out and leads on; where that did not work, a toast says so. */
export function useSignOut(): (next: string) => Promise<void> {
  const t = useTranslations();
  return async (next) => {
    const outcome = await signOut();
    if (outcome === "done") return location.assign(next);
    const text = t(`admin.problem.${whyNot(outcome)}`);
    showToast({ kind: "error", title: t("toasts.errorTitle"), text });
  };
}
