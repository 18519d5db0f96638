import { useFormatter, useTranslations } from "use-intl";
import { useMoneyIn } from "../use-money.ts";
import type { OwnOrder } from "./account-calls.ts";

/** How the total came about, and what of it was paid. */
export function OwnSums({ order }: { order: OwnOrder }) {
  const t = useTranslations("account.orders");
  const cart = useTranslations("cart");
  const format = useFormatter();
  const money = useMoneyIn(order.currency);
  const { gross, discount, net, tax, taxPercent, taxNote, total, paid, due } = order;
  const rate = format.number(taxPercent / 100, { style: "percent", maximumFractionDigits: 2 });
  const rows = [
    ...(discount > 0
      ? [
          [cart("gross"), money(gross)],
          [cart("discount"), `−${money(discount)}`],
        ]
      : []),
    [cart("subtotal"), money(net)],
    [cart("tax", { rate }), money(tax)],
    [t("total"), money(total)],
    [t("paid"), money(paid)],
    ...(due > 0 ? [[t("due"), money(due)]] : []),
  ] as const;
  return (
    <div className="grid gap-2">
      <dl className="grid gap-1 text-small tabular-nums">
        {rows.map(([name, sum]) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-4">
            <dt>{name}</dt>
            <dd>{sum}</dd>
          </div>
        ))}
      </dl>
      {taxNote && <p className="text-ink-soft text-small">{taxNote}</p>}
    </div>
  );
}
