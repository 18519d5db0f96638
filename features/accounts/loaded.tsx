import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { buttonLook } from "#ui/button/button-look.ts";

interface Props<Answer> {
  answer: Answer | undefined;
  problem: string | undefined;
  onRetry(): void;
  children(answer: Answer): ReactNode;
}

/** Content that comes from the server after the page: it, what keeps it away, or that it is on its way. */
export function Loaded<Answer>({ answer, problem, onRetry, children }: Props<Answer>) {
  const t = useTranslations("account");
  if (answer !== undefined) return children(answer);
  if (!problem) return <p className="min-h-64 text-ink-soft">{t("loading")}</p>;
  return <NotLoaded problem={problem} onRetry={onRetry} />;
}

/** What keeps content away, and the way to ask for it again. */
export function NotLoaded({ problem, onRetry }: { problem: string; onRetry(): void }) {
  const t = useTranslations("account");
  return (
    <div role="alert" className="grid justify-items-start gap-3">
      <p className="text-error">{problem}</p>
      <button
        type="button"
        className={buttonLook("secondary")}
        onClick={({ currentTarget }) => {
          // The button goes with its answer, and would take the keyboard's place along. RetryButton, which stays until
          // then, would be a file of its own here, and 70 bytes of each public page.
          currentTarget.closest("main")?.focus();
          onRetry();
        }}
      >
        {t("retry")}
      </button>
    </div>
  );
}
