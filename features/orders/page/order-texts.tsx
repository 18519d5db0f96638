import { useTranslations } from "use-intl";
import type { ShownOrder } from "../calls.ts";

/** Which legal texts the order stands on; they came with its mail, as they were then. */
export function OrderTexts({ texts }: Pick<ShownOrder, "texts">) {
  const t = useTranslations("checkout.page");
  if (texts.length === 0) return null;
  return (
    <section aria-labelledby="texts-heading">
      <h2 id="texts-heading" className="mb-2 text-subtitle">
        {t("texts")}
      </h2>
      <p className="mb-3 text-ink-soft text-small">{t("textsText")}</p>
      <ul className="list-disc ps-5">
        {texts.map(({ hash, title }) => (
          <li key={hash}>{title}</li>
        ))}
      </ul>
    </section>
  );
}
