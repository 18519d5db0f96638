import { useTranslations } from "use-intl";

/** For visitors whose browser runs no script: the account's data come from the server after the page. */
export function NeedsScript() {
  const t = useTranslations("auth");
  return (
    <noscript>
      <p className="rounded-control bg-error-tint p-4 text-small">{t("needsScript")}</p>
    </noscript>
  );
}
