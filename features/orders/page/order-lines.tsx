import { useFormatter, useTranslations } from "use-intl";
import { useLanguage } from "#platform/language/use-language.ts";
import type { ShownOrder } from "../calls.ts";
import { useMoneyIn } from "../use-money.ts";
import { addressLines } from "./address-lines.ts";

/** What was ordered, as it was ordered, and to whom the invoice goes. */
export function OrderLines({ order }: { order: ShownOrder }) {
  const t = useTranslations("checkout");
  const cart = useTranslations("cart");
  const { code } = useLanguage();
  const { number } = useFormatter();
  const money = useMoneyIn(order.currency);
  const rate = number(order.taxPercent / 100, { style: "percent", maximumFractionDigits: 2 });
  const sums = [
    ...(order.discount > 0
      ? [
          [cart("gross"), money(order.gross)],
          [cart("discount"), `−${money(order.discount)}`],
        ]
      : []),
    [cart("subtotal"), money(order.net)],
    [`${t("tax")} ${rate}`, money(order.tax)],
    [cart("total"), money(order.total)],
    ...(order.paid > 0 ? [[t("page.paid"), money(order.paid)]] : []),
  ];
  const address = addressLines(order.buyer, code, (field) => t(`fields.${field}`));
  return (
    <section aria-labelledby="ordered-heading">
      <h2 id="ordered-heading" className="mb-4 text-subtitle">
        {t("page.ordered")}
      </h2>
      <ul className="border-line border-t">
        {order.lines.map(({ productId, quantity, name, net }) => (
          <li
            key={productId}
            className="flex flex-wrap justify-between gap-x-6 border-line border-b py-3 tabular-nums"
          >
            <span>
              {number(quantity)} × {name}
            </span>
            <span>{money(net)}</span>
          </li>
        ))}
      </ul>
      <dl className="mt-4 grid grid-cols-[minmax(0,1fr)_auto] gap-y-1 text-small [&_dt]:hyphens-auto [&_dd]:text-right [&_dd]:tabular-nums">
        {sums.map(([name, amount]) => (
          <div key={name} className="contents text-ink-soft last:font-semibold last:text-ink">
            <dt>{name}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
      {order.taxNote && <p className="mt-2 text-ink-soft text-small">{order.taxNote}</p>}
      <h3 className="mt-8 mb-2 font-semibold">{t("page.invoice")}</h3>
      <address className="wrap-anywhere whitespace-pre-line not-italic">
        {address.join("\n")}
      </address>
    </section>
  );
}
