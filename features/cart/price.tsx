import { useTranslations } from "use-intl";
import type { Offer, ShownPrice } from "#features/catalogue/offer.ts";
import { netOf } from "#features/catalogue/price-history.ts";
import type { Currency } from "#features/catalogue/product-choices.ts";
import { usePrice } from "./use-price.ts";

interface Props {
  price: ShownPrice;
  /** Dollars, while nobody has said where they buy. */
  currency?: Currency;
  atHome: Offer["atHome"];
}

/**
 * The price of one piece, net, and below it what persons in the seller's country pay, tax included; during a sale the lowest of the 30 days before beside it, where one is known.
 * The browser's `Intl` may put its signs a little differently than the build's: not a reason to render anew.
 */
export function Price({ price, currency, atHome }: Props) {
  const t = useTranslations("shop");
  const money = usePrice();
  const { lowest } = price;
  return (
    <div className="tabular-nums">
      <p className="flex flex-wrap items-baseline gap-x-2">
        {lowest !== undefined && <span className="sr-only">{t("now")}</span>}
        <span className="font-semibold text-subtitle" suppressHydrationWarning>
          {money(netOf(price), currency)}
        </span>
        {lowest !== undefined && (
          <>
            <span className="sr-only">{t("before")}</span>
            <s className="text-ink-soft text-small" suppressHydrationWarning>
              {money(lowest, currency)}
            </s>
          </>
        )}
      </p>
      {atHome && (
        <p className="text-ink-soft text-small" suppressHydrationWarning>
          {t("atHome", { price: money(atHome.price, atHome.currency) })}
        </p>
      )}
    </div>
  );
}
