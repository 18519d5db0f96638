import { useTranslations } from "use-intl";
import type { Product } from "#features/catalogue/products.ts";
import { lineTotals } from "./cart-totals.ts";
import { usePrice } from "./use-price.ts";

/**
 * The price of one piece; during a sale the former one beside it.
 * The browser's `Intl` may put its signs a little differently than the build's: not a reason to render anew.
 */
export function Price({ product: { price, sale } }: { product: Product }) {
  const t = useTranslations("shop");
  const money = usePrice();
  const { net } = lineTotals({ price, sale, quantity: 1 });
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 tabular-nums">
      {sale && <span className="sr-only">{t("now")}</span>}
      <span className="font-semibold text-subtitle" suppressHydrationWarning>
        {money(net)}
      </span>
      {sale && (
        <>
          <span className="sr-only">{t("before")}</span>
          <s className="text-ink-soft text-small" suppressHydrationWarning>
            {money(price)}
          </s>
        </>
      )}
    </p>
  );
}
