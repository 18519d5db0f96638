import { useTranslations } from "use-intl";
import type { Sale } from "#features/catalogue/price-history.ts";
import { useNumber } from "#platform/language/use-number.ts";
import { usePrice } from "./use-price.ts";

/** How much a sale takes off, as each language says it: −10%, −$400, %10 indirim. */
export function SaleBadge({ sale: { type, discount } }: { sale: Sale }) {
  const t = useTranslations("shop");
  const number = useNumber();
  const money = usePrice();
  return (
    <span
      className="rounded-md bg-ink px-2 font-semibold text-paper text-small"
      suppressHydrationWarning
    >
      {t("off", {
        discount:
          type === "percent"
            ? number(discount / 100, { style: "percent", maximumFractionDigits: 2 })
            : money(discount),
      })}
    </span>
  );
}
