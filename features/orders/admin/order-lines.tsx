import { useFormatter, useTranslations } from "use-intl";
import { AdminTable } from "#platform/admin/admin-table.tsx";
import { type Fact, Facts } from "#platform/admin/facts.tsx";
import { useMoney } from "../use-money.ts";
import type { OrderAnswer } from "./office-calls.ts";

type Props = Pick<OrderAnswer, "order" | "lines">;

/** What was ordered, as it was called and cost then, and the sums. */
export function OrderLines({ order, lines }: Props) {
  const t = useTranslations("admin.orders");
  const format = useFormatter();
  const money = useMoney();
  const { currency, gross, discount, net, tax, taxPercent, total } = order;
  const rate = format.number(taxPercent / 100, { style: "percent", maximumFractionDigits: 2 });
  const sums: Fact[] = [
    ...(discount > 0
      ? ([
          [t("gross"), money(gross, currency)],
          [t("discount"), money(-discount, currency)],
        ] satisfies Fact[])
      : []),
    [t("net"), money(net, currency)],
    [t("tax", { rate }), money(tax, currency)],
    [t("total"), <strong key="total">{money(total, currency)}</strong>],
  ];
  return (
    <section className="admin-card" aria-labelledby="order-lines">
      <h2 id="order-lines">{t("lines")}</h2>
      <AdminTable
        caption={t("lines")}
        rows={lines}
        keyOf={({ productId }) => String(productId)}
        columns={[
          { name: t("product"), cell: ({ name, productId }) => `${name} (${productId})` },
          { name: t("quantity"), cell: ({ quantity }) => format.number(quantity), isFigure: true },
          {
            name: t("unitPrice"),
            cell: ({ unitPrice }) => money(unitPrice, currency),
            isFigure: true,
          },
          { name: t("net"), cell: (line) => money(line.net, currency), isFigure: true },
        ]}
      />
      <Facts facts={sums} />
    </section>
  );
}
