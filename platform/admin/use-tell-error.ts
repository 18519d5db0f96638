import { useTranslations } from "use-intl";
import { showToast } from "#ui/toast/toast-store.ts";

/** Says in a toast what did not work. */
export function useTellError(): (text: string) => void {
  const t = useTranslations("toasts");
  return (text) => showToast({ kind: "error", title: t("errorTitle"), text });
}
