import { useEffect, useEffectEvent } from "react";
import { useTranslations } from "use-intl";
import { RetryButton } from "#ui/button/retry-button.tsx";

/** Instead of a part of a screen that did not come: says so and asks again, by itself once the connection is back. */
export function LoadAgain({ onRetry }: { onRetry(): void }) {
  const t = useTranslations("admin.problem");
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    const again = () => retry();
    addEventListener("online", again);
    return () => removeEventListener("online", again);
  }, []);
  return (
    <div role="alert" className="admin-empty admin-stack">
      <p>
        <b>{t("heading")}</b>
        <br />
        {t("failed")}
      </p>
      <p>
        <RetryButton onRetry={onRetry}>{t("retry")}</RetryButton>
      </p>
    </div>
  );
}
