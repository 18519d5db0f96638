import "./publish-progress.css";
import { useTranslations } from "use-intl";
import type { JobAnswer } from "../calls.ts";

/** How far a publication is that takes longer: a word of every page is a page made anew each. */
export function PublishProgress({ progress }: Pick<JobAnswer, "progress">) {
  const t = useTranslations("admin.content");
  if (!progress || progress.of === 0) return null;
  const { pages, of } = progress;
  return (
    // Not read aloud each time it grows.
    <p className="publish-progress" aria-live="off">
      <progress value={pages} max={of} aria-hidden="true" />
      {t("progress", { pages, of })}
    </p>
  );
}
