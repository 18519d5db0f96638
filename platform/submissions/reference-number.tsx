import { useTranslations } from "use-intl";

/** The number of a submission, large, to be read out and copied; `data-reference` is where the server fills it in. */
export function ReferenceNumber({ children }: { children: string }) {
  const t = useTranslations("receipt");
  return (
    <p data-reference="" hidden={!children}>
      <span className="block text-ink-soft text-small">{t("reference")}</span>
      <strong className="select-all break-words font-semibold text-blueprint text-display tabular-nums">
        {children}
      </strong>
    </p>
  );
}
