import { useEffect } from "react";
import { useTranslations } from "use-intl";
import { loadToastContainer } from "#ui/toast/load-toast-container.ts";
import { showToast } from "#ui/toast/toast-store.ts";

/** Says in a toast what did not work: what shows that is there before, since the connection may be what fails. */
export function useTellError(): (text: string) => void {
  const t = useTranslations("toasts");
  useEffect(() => void loadToastContainer().catch(() => {}), []);
  return (text) => showToast({ kind: "error", title: t("errorTitle"), text });
}
