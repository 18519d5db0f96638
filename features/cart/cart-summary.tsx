import { Link } from "react-router";
import { useFormatter, useTranslations } from "use-intl";
import { site } from "#features/content/site.ts";
import { useLocalizedPath } from "#features/i18n/use-language.ts";
import { buttonLook } from "#ui/button/button-look.ts";
import { orderTotals, type PricedLine, taxPercentOf } from "./cart-totals.ts";
import { usePrice } from "./use-price.ts";

const checkout = "/shop/checkout";

interface Props {
  lines: readonly PricedLine[];
  existingPaths: readonly string[];
  /** A link leads away from the panel. */
  onLeave: () => void;
}

/** What the cart costs, and the way on: to the checkout where there is one, else to a message. */
export function CartSummary({ lines, existingPaths, onLeave }: Props) {
  const t = useTranslations("cart");
  const format = useFormatter();
  const money = usePrice();
  const to = useLocalizedPath();
  const taxPercent = taxPercentOf(site.taxPercent);
  const { discount, net, tax, total } = orderTotals(lines, taxPercent);
  const rate = format.number(taxPercent / 100, { style: "percent", maximumFractionDigits: 2 });
  const hasCheckout = existingPaths.includes(checkout);
  return (
    <div className="grid gap-4">
      <dl className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-1 text-small [&_dd]:text-right [&_dd]:tabular-nums">
        {discount > 0 && (
          <>
            <dt className="text-ink-soft">{t("discount")}</dt>
            <dd className="text-ink-soft">−{money(discount)}</dd>
          </>
        )}
        <dt className="font-semibold text-body">{t("subtotal")}</dt>
        <dd className="font-semibold text-subtitle">{money(net)}</dd>
        <dt className="text-ink-soft">{t("tax", { rate })}</dt>
        <dd className="text-ink-soft">{money(tax)}</dd>
        <dt className="text-ink-soft">{t("total")}</dt>
        <dd className="text-ink-soft">{money(total)}</dd>
      </dl>
      <Link
        to={to(hasCheckout ? checkout : "/contact")}
        onClick={onLeave}
        className={buttonLook("primary")}
      >
        {t(hasCheckout ? "checkout" : "ask")}
      </Link>
    </div>
  );
}
