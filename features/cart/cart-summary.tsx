import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { site } from "#platform/content/site.ts";
import { useLocalizedPath } from "#platform/language/use-language.ts";
import { useNumber } from "#platform/language/use-number.ts";
import { buttonLook } from "#ui/button/button-look.ts";
import { type CartLine, totalAtHome } from "./cart-lines.ts";
import { type CartSum, cartSums, taxPercentOf } from "./cart-totals.ts";
import type { ChosenPlace } from "./chosen-place.ts";
import { usePrice } from "./use-price.ts";

interface Props {
  lines: readonly CartLine[];
  place: ChosenPlace | undefined;
  /** A link leads away from the panel. */
  onLeave?: () => void;
}

/** The line that is paid stands out. */
const looks: Partial<Record<CartSum["name"], string>> = {
  total: "mt-1 border-line border-t pt-2 font-semibold text-subtitle",
};

/** What the cart costs, and the way on to the checkout. */
export function CartSummary({ lines, place, onLeave }: Props) {
  const t = useTranslations("cart");
  const number = useNumber();
  const money = usePrice();
  const to = useLocalizedPath();
  const taxPercent = place?.taxPercent ?? taxPercentOf(site.taxPercent);
  const home = place ? undefined : totalAtHome(lines);
  const rate = number(taxPercent / 100, { style: "percent", maximumFractionDigits: 2 });
  return (
    <div className="grid gap-4">
      <dl className="grid grid-cols-[1fr_auto] items-baseline gap-y-1 text-small [&_dd]:pl-4 [&_dd]:text-right [&_dd]:tabular-nums">
        {cartSums(lines, taxPercent).map(({ name, amount }) => (
          <div key={name} className="contents text-ink-soft last:text-ink">
            <dt className={looks[name]}>{t(name, { rate })}</dt>
            <dd className={looks[name]}>
              {name === "discount" && "−"}
              {money(amount, place?.currency)}
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-ink-soft text-small">
        {place && !place.isEstimate ? t("chosen", { rate }) : t("estimate", { rate })}
      </p>
      {home && (
        <p className="text-small tabular-nums">
          {t("atHome", { price: money(home.total, home.currency) })}
        </p>
      )}
      <Link to={to("/shop/checkout")} onClick={onLeave} className={buttonLook("primary")}>
        {t("checkout")}
      </Link>
    </div>
  );
}
