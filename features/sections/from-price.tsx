import { useTranslations } from "use-intl";
import { useEuro } from "./services-list/use-euro.ts";

interface Props {
  /** Whole euros, without tax. */
  price: number;
  unit?: "project" | "month" | undefined;
}

/** A price that something begins at. */
export function FromPrice({ price, unit }: Props) {
  const t = useTranslations("prices");
  const euro = useEuro();
  return (
    <p>
      <span className="block text-ink-soft text-small">{t("from")}</span>
      <strong className="mr-2 font-semibold text-title">{euro(price)}</strong>
      {unit && <span className="text-ink-soft text-small">{t(unit)}</span>}
    </p>
  );
}
